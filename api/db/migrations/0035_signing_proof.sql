CREATE TYPE "public"."signing_proof" AS ENUM('NONE', 'PASSWORD', 'CODE');--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "signing_proof" "signing_proof" DEFAULT 'NONE' NOT NULL;--> statement-breakpoint
ALTER TABLE "medical_reports" ADD COLUMN "signing_proof" "signing_proof";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_with" "signing_proof";--> statement-breakpoint
UPDATE "medical_centers" SET "signing_proof" = 'PASSWORD' WHERE "signing_asks_password";--> statement-breakpoint
ALTER TABLE "medical_centers" DROP COLUMN "signing_asks_password";--> statement-breakpoint
ALTER TABLE "sessions" DROP COLUMN "password_confirmed_at";--> statement-breakpoint
ALTER TABLE "medical_reports" ADD CONSTRAINT "medical_reports_signing_proof" CHECK ("medical_reports"."signing_proof" is null or "medical_reports"."signed_at" is not null);