-- Nothing is written any more to a card that is merged into another or gone; the lock makes a writer wait for the merge. The
-- refusals carry a name, by which the API answers why (api/faults.ts).
CREATE FUNCTION refuse_merged_cards() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  leads_to integer;
  gone timestamptz;
BEGIN
  SELECT merged_into_id, disposed_at INTO leads_to, gone FROM patient_cards WHERE id = NEW.patient_card_id FOR KEY SHARE;
  IF leads_to IS NOT NULL THEN
    RAISE EXCEPTION 'patient card % is merged into %', NEW.patient_card_id, leads_to USING ERRCODE = 'restrict_violation', CONSTRAINT = 'patient_card_merged';
  END IF;
  IF gone IS NOT NULL THEN
    RAISE EXCEPTION 'patient card % is gone', NEW.patient_card_id USING ERRCODE = 'restrict_violation', CONSTRAINT = 'patient_card_gone';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER attachments_merged_card BEFORE INSERT OR UPDATE OF patient_card_id ON attachments
  FOR EACH ROW WHEN (NEW.patient_card_id IS NOT NULL) EXECUTE FUNCTION refuse_merged_cards();--> statement-breakpoint
CREATE TRIGGER gdpr_consent_links_merged_card BEFORE INSERT OR UPDATE OF patient_card_id ON gdpr_consent_links
  FOR EACH ROW WHEN (NEW.patient_card_id IS NOT NULL) EXECUTE FUNCTION refuse_merged_cards();--> statement-breakpoint
CREATE TRIGGER gdpr_consents_merged_card BEFORE INSERT OR UPDATE OF patient_card_id ON gdpr_consents
  FOR EACH ROW WHEN (NEW.patient_card_id IS NOT NULL) EXECUTE FUNCTION refuse_merged_cards();--> statement-breakpoint
CREATE TRIGGER medical_reports_merged_card BEFORE INSERT OR UPDATE OF patient_card_id ON medical_reports
  FOR EACH ROW WHEN (NEW.patient_card_id IS NOT NULL) EXECUTE FUNCTION refuse_merged_cards();--> statement-breakpoint
CREATE TRIGGER occupancies_merged_card BEFORE INSERT OR UPDATE OF patient_card_id ON occupancies
  FOR EACH ROW WHEN (NEW.patient_card_id IS NOT NULL) EXECUTE FUNCTION refuse_merged_cards();--> statement-breakpoint
CREATE TRIGGER patient_attendances_merged_card BEFORE INSERT OR UPDATE OF patient_card_id ON patient_attendances
  FOR EACH ROW WHEN (NEW.patient_card_id IS NOT NULL) EXECUTE FUNCTION refuse_merged_cards();--> statement-breakpoint
CREATE TRIGGER patient_card_words_merged_card BEFORE INSERT OR UPDATE OF patient_card_id ON patient_card_words
  FOR EACH ROW WHEN (NEW.patient_card_id IS NOT NULL) EXECUTE FUNCTION refuse_merged_cards();--> statement-breakpoint
CREATE TRIGGER patient_insurances_merged_card BEFORE INSERT OR UPDATE OF patient_card_id ON patient_insurances
  FOR EACH ROW WHEN (NEW.patient_card_id IS NOT NULL) EXECUTE FUNCTION refuse_merged_cards();--> statement-breakpoint
CREATE TRIGGER related_persons_merged_card BEFORE INSERT OR UPDATE OF patient_card_id ON related_persons
  FOR EACH ROW WHEN (NEW.patient_card_id IS NOT NULL) EXECUTE FUNCTION refuse_merged_cards();--> statement-breakpoint
CREATE TRIGGER waiting_patients_merged_card BEFORE INSERT OR UPDATE OF patient_card_id ON waiting_patients
  FOR EACH ROW WHEN (NEW.patient_card_id IS NOT NULL) EXECUTE FUNCTION refuse_merged_cards();--> statement-breakpoint
CREATE TRIGGER report_summaries_merged_card BEFORE INSERT OR UPDATE OF patient_card_id ON report_summaries FOR EACH ROW EXECUTE FUNCTION refuse_merged_cards();--> statement-breakpoint
CREATE TRIGGER bookings_merged_card BEFORE INSERT OR UPDATE OF patient_card_id ON bookings FOR EACH ROW EXECUTE FUNCTION refuse_merged_cards();--> statement-breakpoint
CREATE TRIGGER notices_merged_card BEFORE INSERT OR UPDATE OF patient_card_id ON notices FOR EACH ROW EXECUTE FUNCTION refuse_merged_cards();--> statement-breakpoint
CREATE TRIGGER payments_merged_card BEFORE INSERT OR UPDATE OF patient_card_id ON payments FOR EACH ROW WHEN (NEW.patient_card_id IS NOT NULL) EXECUTE FUNCTION refuse_merged_cards();--> statement-breakpoint
CREATE TRIGGER procedure_vouchers_merged_card BEFORE INSERT OR UPDATE OF patient_card_id ON procedure_vouchers FOR EACH ROW EXECUTE FUNCTION refuse_merged_cards();--> statement-breakpoint
-- What is signed or given as evidence goes along from card to card where one is merged into the other, and back.
CREATE FUNCTION goes_along(was integer, goes_to integer) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM patient_card_merges WHERE undone_at IS NULL AND (merged_id, kept_id) IN ((was, goes_to), (goes_to, was)))
$$;--> statement-breakpoint
REVOKE DELETE, TRUNCATE ON patient_card_merges FROM motus_app;
