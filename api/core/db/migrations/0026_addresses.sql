ALTER TABLE "medical_centers" ADD COLUMN "abroad_address" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "street" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "house_number" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "orientation_number" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "postcode" varchar(10);--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "town" text;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "town_part" text;