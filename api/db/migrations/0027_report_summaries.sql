CREATE TYPE "public"."report_summary_failure" AS ENUM('UNREACHABLE', 'SILENT', 'REFUSED', 'BROKEN', 'TOO_LONG', 'NOT_UNDERSTOOD', 'NOTHING_HOLDS');--> statement-breakpoint
CREATE TYPE "public"."report_summary_source" AS ENUM('EXTRACT', 'MODEL');--> statement-breakpoint
CREATE TABLE "report_summaries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_summaries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"patient_card_id" integer NOT NULL,
	"from_day" date,
	"to_day" date,
	"source" "report_summary_source" NOT NULL,
	"model" text,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" integer NOT NULL,
	"ready_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" "report_summary_failure",
	"sentences" jsonb,
	"reports_read" integer NOT NULL,
	"reports_total" integer NOT NULL,
	"sentences_dropped" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "report_summaries_range" CHECK ((from_day is null) = (to_day is null) and (from_day is null or from_day <= to_day)),
	CONSTRAINT "report_summaries_model" CHECK ((source = 'MODEL') = (model is not null)),
	CONSTRAINT "report_summaries_ready" CHECK ((ready_at is null) = (sentences is null)),
	CONSTRAINT "report_summaries_failed" CHECK ((failed_at is null) = (failure is null) and (ready_at is null or failed_at is null))
);
--> statement-breakpoint
ALTER TABLE "report_summaries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "summary_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "summary_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"address" text NOT NULL,
	"model" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"given_by" integer NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" integer,
	CONSTRAINT "summary_consents_withdrawal" CHECK ((withdrawn_at is null) = (withdrawn_by is null))
);
--> statement-breakpoint
ALTER TABLE "summary_consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "report_summaries" ADD CONSTRAINT "report_summaries_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_summaries" ADD CONSTRAINT "report_summaries_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_summaries" ADD CONSTRAINT "report_summaries_asked_by_profiles_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summary_consents" ADD CONSTRAINT "summary_consents_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summary_consents" ADD CONSTRAINT "summary_consents_given_by_profiles_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summary_consents" ADD CONSTRAINT "summary_consents_withdrawn_by_profiles_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_summaries_card" ON "report_summaries" USING btree ("patient_card_id","id");--> statement-breakpoint
CREATE INDEX "summary_consents_center" ON "summary_consents" USING btree ("medical_center_id","id");--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "report_summaries" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "summary_consents" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
-- Who asked, and who agreed to what, stays; a summary gets its end once, and a consent is withdrawn once.
REVOKE UPDATE, DELETE, TRUNCATE ON report_summaries, summary_consents FROM motus_app;--> statement-breakpoint
GRANT UPDATE (patient_card_id, ready_at, failed_at, failure, sentences, sentences_dropped, reports_read) ON report_summaries TO motus_app;--> statement-breakpoint
GRANT UPDATE (withdrawn_at, withdrawn_by) ON summary_consents TO motus_app;--> statement-breakpoint
CREATE TRIGGER report_summaries_ended_once BEFORE UPDATE ON report_summaries FOR EACH ROW WHEN (OLD.patient_card_id = NEW.patient_card_id AND (OLD.ready_at IS NOT NULL OR OLD.failed_at IS NOT NULL)) EXECUTE FUNCTION refuse_second_end();--> statement-breakpoint
CREATE TRIGGER summary_consents_withdrawn_once BEFORE UPDATE ON summary_consents FOR EACH ROW WHEN (OLD.withdrawn_at IS NOT NULL) EXECUTE FUNCTION refuse_second_end();--> statement-breakpoint
CREATE TRIGGER report_summaries_go_along BEFORE UPDATE ON report_summaries FOR EACH ROW WHEN (OLD.patient_card_id <> NEW.patient_card_id) EXECUTE FUNCTION keep_evidence();--> statement-breakpoint
CREATE TRIGGER report_summaries_merged_card BEFORE INSERT OR UPDATE OF patient_card_id ON report_summaries FOR EACH ROW EXECUTE FUNCTION refuse_merged_cards();
