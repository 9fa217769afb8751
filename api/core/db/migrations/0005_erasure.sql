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
-- What the application may not delete goes along with the row that tells of its erasure, and in no other way: all of it with a
-- whole card; else links that nobody answered, what machines summed up, papers outside the documentation and drafts put away.
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
CREATE TRIGGER patient_erasures_take_along AFTER INSERT ON patient_erasures FOR EACH ROW EXECUTE FUNCTION erase_along();
