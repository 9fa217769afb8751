ALTER TABLE "medical_centers" ADD COLUMN "street" text;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "house_number" text;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "orientation_number" text;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "postcode" varchar(10);--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "town" text;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "town_part" text;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "logo_id" integer;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD CONSTRAINT "medical_centers_logo_id_files_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;