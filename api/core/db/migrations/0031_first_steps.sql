ALTER TABLE "medical_centers" ADD COLUMN "visit_minutes" integer DEFAULT 45 NOT NULL;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "first_steps_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD CONSTRAINT "medical_centers_visit_minutes" CHECK (visit_minutes between 5 and 480);