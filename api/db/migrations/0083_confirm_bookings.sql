ALTER TABLE "bookings" ALTER COLUMN "event_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "medical_centers" ALTER COLUMN "booking_confirmed" SET DEFAULT true;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_held" CHECK ("bookings"."event_id" is not null or "bookings"."confirm_by" is not null);--> statement-breakpoint
-- Patients of a centre that takes bookings know its rule; the others begin with the new default.
UPDATE "medical_centers" SET "booking_confirmed" = true WHERE NOT "booking_active";
