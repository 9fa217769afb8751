ALTER TABLE "working_hours_periods" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
-- On no day do two periods of one person hold.
ALTER TABLE working_hours_periods ADD CONSTRAINT working_hours_periods_apart
  EXCLUDE USING gist (profile_id WITH =, daterange(from_date, to_date, '[]') WITH &&);
