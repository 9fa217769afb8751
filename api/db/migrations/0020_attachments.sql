CREATE TYPE "public"."attachment_type" AS ENUM('MEDICAL', 'ADMINISTRATIVE');--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"medical_center_id" integer NOT NULL,
	"patient_card_id" integer NOT NULL,
	"medical_report_id" integer,
	"file_id" integer NOT NULL,
	"type" "attachment_type" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "attachments_uuid" UNIQUE("uuid"),
	CONSTRAINT "attachments_file" UNIQUE("file_id")
);
--> statement-breakpoint
ALTER TABLE "attachments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_medical_report_id_medical_reports_id_fk" FOREIGN KEY ("medical_report_id") REFERENCES "public"."medical_reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_removed_by_profiles_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_card" ON "attachments" USING btree ("patient_card_id","id");--> statement-breakpoint
CREATE INDEX "attachments_report" ON "attachments" USING btree ("medical_report_id");--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "attachments" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON attachments FROM motus_app;--> statement-breakpoint
-- What belongs to a signed report is signed with it: nothing is added, changed or taken away, whoever asks.
CREATE FUNCTION keep_attachments_of_signed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM medical_reports WHERE signed_at IS NOT NULL AND id IN (OLD.medical_report_id, NEW.medical_report_id)) THEN
    RAISE EXCEPTION 'the medical report of the attachment is signed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;--> statement-breakpoint
CREATE TRIGGER attachments_signed_stay BEFORE INSERT OR UPDATE OR DELETE ON attachments
  FOR EACH ROW EXECUTE FUNCTION keep_attachments_of_signed();
