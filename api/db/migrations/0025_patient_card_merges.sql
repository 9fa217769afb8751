CREATE TABLE "patient_card_merges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "patient_card_merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"kept_id" integer NOT NULL,
	"merged_id" integer NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	"merged_by" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"moved" jsonb NOT NULL,
	"marks" jsonb NOT NULL,
	"archived_at" timestamp with time zone,
	"archived_by" integer,
	"undone_at" timestamp with time zone,
	"undone_by" integer,
	CONSTRAINT "patient_card_merges_two" CHECK ("patient_card_merges"."kept_id" <> "patient_card_merges"."merged_id"),
	CONSTRAINT "patient_card_merges_undone" CHECK ((undone_at is null) = (undone_by is null))
);
--> statement-breakpoint
ALTER TABLE "patient_card_merges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "gdpr_consents" DROP CONSTRAINT "gdpr_consents_evidence";
--> statement-breakpoint
DROP INDEX "patient_cards_by_name";--> statement-breakpoint
DROP INDEX "patient_cards_by_birth_date";--> statement-breakpoint
DROP INDEX "patient_cards_by_created";--> statement-breakpoint
ALTER TABLE "medical_reports" ADD COLUMN "signed_card_id" integer;--> statement-breakpoint
ALTER TABLE "patient_cards" ADD COLUMN "merged_into_id" integer;--> statement-breakpoint
ALTER TABLE "patient_card_merges" ADD CONSTRAINT "patient_card_merges_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_card_merges" ADD CONSTRAINT "patient_card_merges_kept_id_patient_cards_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_card_merges" ADD CONSTRAINT "patient_card_merges_merged_id_patient_cards_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_card_merges" ADD CONSTRAINT "patient_card_merges_merged_by_profiles_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_card_merges" ADD CONSTRAINT "patient_card_merges_undone_by_profiles_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_card_merges_kept" ON "patient_card_merges" USING btree ("kept_id","id");--> statement-breakpoint
ALTER TABLE "gdpr_consents" ADD CONSTRAINT "gdpr_consents_evidence" FOREIGN KEY ("link_id","patient_card_id","wording_id") REFERENCES "public"."gdpr_consent_links"("id","patient_card_id","wording_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "medical_reports" ADD CONSTRAINT "medical_reports_signed_card_id_patient_cards_id_fk" FOREIGN KEY ("signed_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_cards" ADD CONSTRAINT "patient_cards_merged_into" FOREIGN KEY ("merged_into_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_cards_merged_into_index" ON "patient_cards" USING btree ("merged_into_id") WHERE merged_into_id is not null;--> statement-breakpoint
CREATE INDEX "patient_cards_by_name" ON "patient_cards" USING btree ("medical_center_id","surname","name","id","archived_at","merged_into_id");--> statement-breakpoint
CREATE INDEX "patient_cards_by_birth_date" ON "patient_cards" USING btree ("medical_center_id","birth_date","id","archived_at","merged_into_id");--> statement-breakpoint
CREATE INDEX "patient_cards_by_created" ON "patient_cards" USING btree ("medical_center_id","created_at","id","archived_at","merged_into_id");--> statement-breakpoint
ALTER TABLE "medical_reports" ADD CONSTRAINT "medical_reports_signed_card" CHECK ("medical_reports"."signed_card_id" is null or ("medical_reports"."signed_at" is not null and "medical_reports"."signed_card_id" <> "medical_reports"."patient_card_id"));--> statement-breakpoint
ALTER TABLE "patient_cards" ADD CONSTRAINT "patient_cards_merged_archived" CHECK ("patient_cards"."merged_into_id" is null or "patient_cards"."archived_at" is not null);--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "patient_card_merges" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
-- A card that is merged into another takes nothing any more. The lock makes whoever writes to it meanwhile wait for the merge.
CREATE FUNCTION refuse_merged_cards() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  leads_to integer;
BEGIN
  SELECT merged_into_id INTO leads_to FROM patient_cards WHERE id = NEW.patient_card_id FOR KEY SHARE;
  IF leads_to IS NOT NULL THEN
    RAISE EXCEPTION 'patient card % is merged into %', NEW.patient_card_id, leads_to USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
DO $$
DECLARE
  referring regclass;
BEGIN
  FOR referring IN SELECT conrelid FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'f' AND confrelid = 'patient_cards'::regclass AND attname = 'patient_card_id' LOOP
    EXECUTE format('CREATE TRIGGER %s_merged_card BEFORE INSERT OR UPDATE OF patient_card_id ON %s FOR EACH ROW
      WHEN (NEW.patient_card_id IS NOT NULL) EXECUTE FUNCTION refuse_merged_cards()', referring, referring);
  END LOOP;
END $$;--> statement-breakpoint
-- What is signed or given as evidence stays as it is, but goes along from card to card where one is merged into the other,
-- and back. Of a signed report the card it was signed for stays too: its digest covers that one.
CREATE FUNCTION goes_along(was integer, goes_to integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM patient_card_merges WHERE undone_at IS NULL AND (merged_id, kept_id) IN ((was, goes_to), (goes_to, was)))
$$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_signed_reports() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing CONSTANT text[] := '{invalidated_at,invalidated_by,invalid_reason,updated_at,updated_by,version}';
  filing CONSTANT text[] := '{patient_card_id,signed_card_id}';
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - changing = to_jsonb(OLD) - changing THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - filing = to_jsonb(OLD) - filing
    AND coalesce(NEW.signed_card_id, NEW.patient_card_id) = coalesce(OLD.signed_card_id, OLD.patient_card_id)
    AND goes_along(OLD.patient_card_id, NEW.patient_card_id) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'medical report % is signed', OLD.id USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_attachments_of_signed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM medical_reports WHERE signed_at IS NOT NULL AND id IN (OLD.medical_report_id, NEW.medical_report_id)) THEN
    IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'patient_card_id' = to_jsonb(OLD) - 'patient_card_id'
      AND EXISTS (SELECT FROM medical_reports WHERE id = NEW.medical_report_id AND patient_card_id = NEW.patient_card_id) THEN RETURN NEW; END IF;
    RAISE EXCEPTION 'the medical report of the attachment is signed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;--> statement-breakpoint
CREATE FUNCTION keep_evidence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'patient_card_id' = to_jsonb(OLD) - 'patient_card_id' AND goes_along(OLD.patient_card_id, NEW.patient_card_id) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'consent % is another patient''s', OLD.id USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER gdpr_consents_go_along BEFORE UPDATE ON gdpr_consents FOR EACH ROW WHEN (OLD.patient_card_id <> NEW.patient_card_id) EXECUTE FUNCTION keep_evidence();--> statement-breakpoint
CREATE TRIGGER gdpr_consent_links_go_along BEFORE UPDATE ON gdpr_consent_links FOR EACH ROW WHEN (OLD.patient_card_id <> NEW.patient_card_id) EXECUTE FUNCTION keep_evidence();--> statement-breakpoint
DROP TRIGGER gdpr_consents_withdrawn_once ON gdpr_consents;--> statement-breakpoint
DROP TRIGGER gdpr_consent_links_ended_once ON gdpr_consent_links;--> statement-breakpoint
CREATE TRIGGER gdpr_consents_withdrawn_once BEFORE UPDATE ON gdpr_consents FOR EACH ROW WHEN (OLD.withdrawn_at IS NOT NULL AND OLD.patient_card_id = NEW.patient_card_id) EXECUTE FUNCTION refuse_second_end();--> statement-breakpoint
CREATE TRIGGER gdpr_consent_links_ended_once BEFORE UPDATE ON gdpr_consent_links FOR EACH ROW WHEN (OLD.ended_at IS NOT NULL AND OLD.patient_card_id = NEW.patient_card_id) EXECUTE FUNCTION refuse_second_end();--> statement-breakpoint
GRANT UPDATE (patient_card_id) ON gdpr_consents, gdpr_consent_links TO motus_app;--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON patient_card_merges FROM motus_app;
