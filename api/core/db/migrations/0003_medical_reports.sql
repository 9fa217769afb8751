-- One list for all medical centres: the application reads it, and only an import writes it.
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON medical_diagnoses FROM motus_app;--> statement-breakpoint
-- True while the transaction erases the whole card.
CREATE FUNCTION erased_now(card integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM patient_erasures WHERE card_id = card AND whole AND written_in = pg_current_xact_id())
$$;--> statement-breakpoint
-- What was signed stays, whoever asks and whatever path it takes, the tables' owner included: only the validity changes, and
-- what tells of its change. It goes along with a merged card; the card it was signed for stays too, since its digest covers
-- that one. It is deleted only along the erasure of its whole card, and never before the least time that law gives it. A
-- column that is added later is frozen with the others.
CREATE FUNCTION keep_signed_reports() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE FUNCTION keep_signed_reports_whole() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM medical_reports WHERE signed_at IS NOT NULL) THEN
    RAISE EXCEPTION 'there are signed medical reports' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER medical_reports_signed_stay BEFORE UPDATE OR DELETE ON medical_reports FOR EACH ROW WHEN (OLD.signed_at IS NOT NULL) EXECUTE FUNCTION keep_signed_reports();--> statement-breakpoint
CREATE TRIGGER medical_reports_signed_stay_whole BEFORE TRUNCATE ON medical_reports FOR EACH STATEMENT EXECUTE FUNCTION keep_signed_reports_whole();--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON attachments FROM motus_app;--> statement-breakpoint
-- What belongs to a signed report is signed with it: nothing is added, changed or taken away, whoever asks. The lock makes an
-- attachment and a signature wait for one another: without it a file could join a report that is being signed.
CREATE FUNCTION keep_attachments_of_signed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM medical_reports WHERE id IN (OLD.medical_report_id, NEW.medical_report_id) FOR SHARE;
  IF EXISTS (SELECT FROM medical_reports WHERE signed_at IS NOT NULL AND id IN (OLD.medical_report_id, NEW.medical_report_id)) THEN
    IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'patient_card_id' = to_jsonb(OLD) - 'patient_card_id'
      AND EXISTS (SELECT FROM medical_reports WHERE id = NEW.medical_report_id AND patient_card_id = NEW.patient_card_id) THEN RETURN NEW; END IF;
    IF TG_OP = 'DELETE' AND erased_now(OLD.patient_card_id) THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'the medical report of the attachment is signed' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'attachments_signed_stay';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;--> statement-breakpoint
CREATE TRIGGER attachments_signed_stay BEFORE INSERT OR UPDATE OR DELETE ON attachments FOR EACH ROW EXECUTE FUNCTION keep_attachments_of_signed();
