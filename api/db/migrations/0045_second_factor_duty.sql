CREATE TYPE "public"."second_factor_duty" AS ENUM('NOBODY', 'ADMINISTRATORS', 'EVERYBODY');--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "second_factor_duty" "second_factor_duty" DEFAULT 'NOBODY' NOT NULL;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "second_factor_from" timestamp with time zone;--> statement-breakpoint
UPDATE "medical_centers" SET "second_factor_duty" = 'EVERYBODY' WHERE "second_factor_required";