ALTER TABLE "ft_vouchers" ADD COLUMN "image_id" integer;--> statement-breakpoint
CREATE INDEX "ft_vouchers_image" ON "ft_vouchers" USING btree ("image_id");--> statement-breakpoint
-- The tables of attachments and vouchers would import each other. An erased attachment leaves its voucher.
ALTER TABLE "ft_vouchers" ADD CONSTRAINT "ft_vouchers_image_id_attachments_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."attachments"("id") ON DELETE set null ON UPDATE no action;
