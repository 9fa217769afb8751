CREATE TABLE "disposal_cards" (
	"medical_center_id" integer NOT NULL,
	"disposal_id" integer NOT NULL,
	"card_id" integer NOT NULL,
	CONSTRAINT "disposal_cards_pk" PRIMARY KEY("disposal_id","card_id")
);
--> statement-breakpoint
ALTER TABLE "disposal_cards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "disposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"proposed_by" integer NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_by" integer,
	"alone" boolean DEFAULT false NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "disposals_confirmed" CHECK ((confirmed_at is null) = (confirmed_by is null)),
	CONSTRAINT "disposals_withdrawn" CHECK ((withdrawn_at is null) = (withdrawn_by is null) and (withdrawn_at is null or confirmed_at is null)),
	CONSTRAINT "disposals_two_people" CHECK (confirmed_by is null or (confirmed_by = proposed_by) = alone),
	CONSTRAINT "disposals_another_day" CHECK (not alone or (confirmed_at at time zone 'Europe/Prague')::date > (proposed_at at time zone 'Europe/Prague')::date)
);
--> statement-breakpoint
ALTER TABLE "disposals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "longer_kept_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "longer_kept_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"card_id" integer NOT NULL,
	"until" date NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "longer_kept_cards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "patient_erasures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "patient_erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"card_id" integer NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"erased_by" integer NOT NULL,
	"requested_on" date,
	"request" text,
	"disposal_id" integer,
	"whole" boolean NOT NULL,
	"retention_years" integer NOT NULL,
	"first_entry_on" date,
	"last_entry_on" date,
	"reports" integer NOT NULL,
	"attachments" integer NOT NULL,
	"erased" jsonb NOT NULL,
	"written_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "patient_erasures_why" CHECK ((requested_on is null) <> (disposal_id is null) and (disposal_id is null or whole))
);
--> statement-breakpoint
ALTER TABLE "patient_erasures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "patient_cards_by_name";--> statement-breakpoint
DROP INDEX "patient_cards_by_birth_date";--> statement-breakpoint
DROP INDEX "patient_cards_by_created";--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "retention_years" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "patient_cards" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "patient_cards" ADD COLUMN "disposed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "disposal_cards" ADD CONSTRAINT "disposal_cards_disposal_id_disposals_id_fk" FOREIGN KEY ("disposal_id") REFERENCES "public"."disposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disposal_cards" ADD CONSTRAINT "disposal_cards_card_id_patient_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disposals" ADD CONSTRAINT "disposals_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disposals" ADD CONSTRAINT "disposals_proposed_by_profiles_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disposals" ADD CONSTRAINT "disposals_confirmed_by_profiles_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disposals" ADD CONSTRAINT "disposals_withdrawn_by_profiles_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "longer_kept_cards" ADD CONSTRAINT "longer_kept_cards_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "longer_kept_cards" ADD CONSTRAINT "longer_kept_cards_card_id_patient_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "longer_kept_cards" ADD CONSTRAINT "longer_kept_cards_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_erasures" ADD CONSTRAINT "patient_erasures_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_erasures" ADD CONSTRAINT "patient_erasures_card_id_patient_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_erasures" ADD CONSTRAINT "patient_erasures_erased_by_profiles_id_fk" FOREIGN KEY ("erased_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_erasures" ADD CONSTRAINT "patient_erasures_disposal_id_disposals_id_fk" FOREIGN KEY ("disposal_id") REFERENCES "public"."disposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "disposal_cards_card" ON "disposal_cards" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "disposals_center" ON "disposals" USING btree ("medical_center_id","id");--> statement-breakpoint
CREATE INDEX "longer_kept_cards_card" ON "longer_kept_cards" USING btree ("card_id","until");--> statement-breakpoint
CREATE INDEX "patient_erasures_card" ON "patient_erasures" USING btree ("card_id","id");--> statement-breakpoint
CREATE INDEX "patient_erasures_record" ON "patient_erasures" USING btree ("medical_center_id","id") WHERE whole;--> statement-breakpoint
CREATE INDEX "patient_cards_by_name" ON "patient_cards" USING btree ("medical_center_id","surname","name","id","archived_at","merged_into_id","disposed_at");--> statement-breakpoint
CREATE INDEX "patient_cards_by_birth_date" ON "patient_cards" USING btree ("medical_center_id","birth_date","id","archived_at","merged_into_id","disposed_at");--> statement-breakpoint
CREATE INDEX "patient_cards_by_created" ON "patient_cards" USING btree ("medical_center_id","created_at","id","archived_at","merged_into_id","disposed_at");--> statement-breakpoint
ALTER TABLE "medical_centers" ADD CONSTRAINT "medical_centers_retention" CHECK (retention_years between 5 and 100);--> statement-breakpoint
ALTER TABLE "patient_cards" ADD CONSTRAINT "patient_cards_gone_archived" CHECK (num_nonnulls("patient_cards"."erased_at", "patient_cards"."disposed_at") = 0 or "patient_cards"."archived_at" is not null);--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "disposal_cards" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "disposals" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "longer_kept_cards" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "patient_erasures" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
-- What is written down of an erasure stays for good, and none is written but of an own card; along a disposal, only of a card
-- of it, once it is confirmed.
REVOKE UPDATE, DELETE, TRUNCATE ON patient_erasures FROM motus_app;--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON disposals FROM motus_app;--> statement-breakpoint
CREATE FUNCTION prove_erasure() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.written_in := pg_current_xact_id();
  IF NOT EXISTS (SELECT FROM patient_cards WHERE id = NEW.card_id AND medical_center_id = NEW.medical_center_id AND merged_into_id IS NULL AND disposed_at IS NULL)
    OR (NEW.disposal_id IS NOT NULL AND NOT EXISTS (SELECT FROM disposals JOIN disposal_cards ON disposal_id = disposals.id
      WHERE disposals.id = NEW.disposal_id AND card_id = NEW.card_id AND confirmed_at IS NOT NULL)) THEN
    RAISE EXCEPTION 'patient card % cannot be erased so', NEW.card_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER patient_erasures_proven BEFORE INSERT ON patient_erasures FOR EACH ROW EXECUTE FUNCTION prove_erasure();--> statement-breakpoint
CREATE FUNCTION keep_erasures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The record of erasure % stays', OLD.id USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER patient_erasures_stay BEFORE UPDATE OR DELETE ON patient_erasures FOR EACH ROW EXECUTE FUNCTION keep_erasures();--> statement-breakpoint
CREATE FUNCTION erased_now(card integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM patient_erasures WHERE card_id = card AND whole AND written_in = pg_current_xact_id())
$$;--> statement-breakpoint
-- A signed report is deleted only along the erasure of its whole card, and never before the least time that law gives it.
CREATE OR REPLACE FUNCTION keep_signed_reports() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing CONSTANT text[] := '{invalidated_at,invalidated_by,invalid_reason,updated_at,updated_by,version}';
  filing CONSTANT text[] := '{patient_card_id,signed_card_id}';
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - changing = to_jsonb(OLD) - changing THEN RETURN NEW; END IF;
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - filing = to_jsonb(OLD) - filing
    AND coalesce(NEW.signed_card_id, NEW.patient_card_id) = coalesce(OLD.signed_card_id, OLD.patient_card_id)
    AND goes_along(OLD.patient_card_id, NEW.patient_card_id) THEN RETURN NEW; END IF;
  IF TG_OP = 'DELETE' AND erased_now(OLD.patient_card_id)
    AND greatest(OLD.examined_at, OLD.signed_at) AT TIME ZONE 'Europe/Prague' < date_trunc('year', now() AT TIME ZONE 'Europe/Prague') - interval '5 years' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'medical report % is signed', OLD.id USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_attachments_of_signed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM medical_reports WHERE signed_at IS NOT NULL AND id IN (OLD.medical_report_id, NEW.medical_report_id)) THEN
    IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'patient_card_id' = to_jsonb(OLD) - 'patient_card_id'
      AND EXISTS (SELECT FROM medical_reports WHERE id = NEW.medical_report_id AND patient_card_id = NEW.patient_card_id) THEN RETURN NEW; END IF;
    IF TG_OP = 'DELETE' AND erased_now(OLD.patient_card_id) THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'the medical report of the attachment is signed' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;--> statement-breakpoint
-- The file of a scan goes once its consent is gone.
CREATE OR REPLACE FUNCTION refuse_other_scan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'files' AND NOT EXISTS (SELECT FROM gdpr_consents WHERE document_id = OLD.id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'The scan of a consent stays as it is' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
-- What the application may not delete goes along with the row that tells of its erasure, and in no other way: all of it with a
-- whole card; else links that nobody answered, what machines summed up, papers beside the documentation and drafts put away.
CREATE FUNCTION erase_along() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  emptied integer[];
BEGIN
  SELECT coalesce(array_agg(document_id), '{}') INTO emptied FROM gdpr_consents WHERE patient_card_id = NEW.card_id AND NEW.whole AND document_id IS NOT NULL;
  SELECT emptied || coalesce(array_agg(file_id), '{}') INTO emptied FROM attachments
    WHERE patient_card_id = NEW.card_id AND (NEW.whole OR (type = 'ADMINISTRATIVE' AND medical_report_id IS NULL));
  DELETE FROM gdpr_consents WHERE patient_card_id = NEW.card_id AND NEW.whole;
  DELETE FROM gdpr_consent_links AS link WHERE patient_card_id = NEW.card_id AND NOT EXISTS (SELECT FROM gdpr_consents WHERE link_id = link.id);
  DELETE FROM report_summaries WHERE patient_card_id = NEW.card_id;
  DELETE FROM attachments WHERE file_id = ANY (emptied);
  UPDATE attachments SET medical_report_id = NULL FROM medical_reports AS draft
    WHERE draft.id = medical_report_id AND draft.patient_card_id = NEW.card_id AND draft.removed_at IS NOT NULL;
  DELETE FROM medical_reports WHERE patient_card_id = NEW.card_id AND (NEW.whole OR removed_at IS NOT NULL);
  DELETE FROM files WHERE id = ANY (emptied);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER patient_erasures_take_along AFTER INSERT ON patient_erasures FOR EACH ROW EXECUTE FUNCTION erase_along();--> statement-breakpoint
-- Nothing is written any more to a card that is merged into another or gone; whoever writes meanwhile waits.
CREATE OR REPLACE FUNCTION refuse_merged_cards() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  leads_to integer;
  gone timestamptz;
BEGIN
  SELECT merged_into_id, disposed_at INTO leads_to, gone FROM patient_cards WHERE id = NEW.patient_card_id FOR KEY SHARE;
  IF leads_to IS NOT NULL THEN
    RAISE EXCEPTION 'patient card % is merged into %', NEW.patient_card_id, leads_to USING ERRCODE = 'restrict_violation';
  END IF;
  IF gone IS NOT NULL THEN
    RAISE EXCEPTION 'patient card % is gone', NEW.patient_card_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
