CREATE TABLE "dated_settings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "dated_settings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"setting" varchar(40) NOT NULL,
	"valid_from" date NOT NULL,
	"numbers" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer
);
--> statement-breakpoint
ALTER TABLE "dated_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "medical_centers" DROP CONSTRAINT "medical_centers_missed_visits";--> statement-breakpoint
ALTER TABLE "dated_settings" ADD CONSTRAINT "dated_settings_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "dated_settings_day" ON "dated_settings" USING btree ("medical_center_id","setting","valid_from");--> statement-breakpoint
-- What a centre has set so far holds since it began.
INSERT INTO "dated_settings" ("medical_center_id", "setting", "valid_from", "numbers")
SELECT "id", 'MISSED_VISITS', ("created_at" AT TIME ZONE 'Europe/Prague')::date, jsonb_build_object('feePercent', "missed_fee_percent", 'lateHours', "late_excuse_hours")
FROM "medical_centers" WHERE ("missed_fee_percent", "late_excuse_hours") <> (100, 0);--> statement-breakpoint
ALTER TABLE "medical_centers" DROP COLUMN "missed_fee_percent";--> statement-breakpoint
ALTER TABLE "medical_centers" DROP COLUMN "late_excuse_hours";--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "dated_settings" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));