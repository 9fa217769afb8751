CREATE TABLE "staff_notice_rules" (
	"medical_center_id" integer PRIMARY KEY NOT NULL,
	"request_profiles" integer[] DEFAULT '{}' NOT NULL,
	"sheet_profiles" integer[] DEFAULT '{}' NOT NULL,
	"sheet_time" varchar(5) DEFAULT '19:00' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_notice_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "cause" varchar(120);--> statement-breakpoint
ALTER TABLE "staff_notice_rules" ADD CONSTRAINT "staff_notice_rules_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mails_cause" ON "mails" USING btree ("medical_center_id","cause");--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "staff_notice_rules" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "to_send_sheets" ON "staff_notice_rules" AS PERMISSIVE FOR SELECT TO public USING (sheet_profiles <> '{}' and (select current_setting('motus.sheets', true)) = 'on');