ALTER TYPE "public"."invoice_kind" ADD VALUE 'ADVANCE';--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "received" integer[];--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_advance" CHECK ((kind::text = 'ADVANCE') = (received is not null));