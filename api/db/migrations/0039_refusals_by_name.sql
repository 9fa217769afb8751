-- Refusals that a request can run into by being second carry a name, by which the API answers why (api/faults.ts).
CREATE OR REPLACE FUNCTION refuse_merged_cards() RETURNS trigger LANGUAGE plpgsql AS $$
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
-- The lock makes an attachment and a signature wait for one another: without it a file could join a report that is being signed.
CREATE OR REPLACE FUNCTION keep_attachments_of_signed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM medical_reports WHERE id IN (OLD.medical_report_id, NEW.medical_report_id) FOR SHARE;
  IF EXISTS (SELECT FROM medical_reports WHERE signed_at IS NOT NULL AND id IN (OLD.medical_report_id, NEW.medical_report_id)) THEN
    IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - 'patient_card_id' = to_jsonb(OLD) - 'patient_card_id'
      AND EXISTS (SELECT FROM medical_reports WHERE id = NEW.medical_report_id AND patient_card_id = NEW.patient_card_id) THEN RETURN NEW; END IF;
    IF TG_OP = 'DELETE' AND erased_now(OLD.patient_card_id) THEN RETURN OLD; END IF;
    RAISE EXCEPTION 'the medical report of the attachment is signed' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'attachments_signed_stay';
  END IF;
  RETURN coalesce(NEW, OLD);
END $$;
