ALTER TABLE "medical_centers" ADD COLUMN "missed_fee_percent" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "late_excuse_hours" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "missed_percent" integer;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD CONSTRAINT "medical_centers_missed_visits" CHECK (missed_fee_percent between 0 and 100 and late_excuse_hours between 0 and 168);