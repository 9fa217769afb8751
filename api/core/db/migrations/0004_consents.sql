-- Wordings and consents are evidence: they are added, and a consent is withdrawn once; nothing else of them changes.
REVOKE UPDATE, DELETE, TRUNCATE ON gdpr_wordings, gdpr_consents, gdpr_consent_links FROM motus_app;--> statement-breakpoint
GRANT UPDATE (withdrawn_at, withdrawn_by, patient_card_id, document_id) ON gdpr_consents TO motus_app;--> statement-breakpoint
GRANT UPDATE (ended_at, patient_card_id) ON gdpr_consent_links TO motus_app;--> statement-breakpoint
CREATE FUNCTION refuse_second_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What was withdrawn or has ended stays so' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER gdpr_consents_withdrawn_once BEFORE UPDATE ON gdpr_consents FOR EACH ROW WHEN (OLD.withdrawn_at IS NOT NULL AND OLD.patient_card_id = NEW.patient_card_id) EXECUTE FUNCTION refuse_second_end();--> statement-breakpoint
CREATE TRIGGER gdpr_consent_links_ended_once BEFORE UPDATE ON gdpr_consent_links FOR EACH ROW WHEN (OLD.ended_at IS NOT NULL AND OLD.patient_card_id = NEW.patient_card_id) EXECUTE FUNCTION refuse_second_end();--> statement-breakpoint
-- They go along with a card that is merged into another.
CREATE FUNCTION keep_evidence() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF to_jsonb(NEW) - 'patient_card_id' = to_jsonb(OLD) - 'patient_card_id' AND goes_along(OLD.patient_card_id, NEW.patient_card_id) THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'consent % is another patient''s', OLD.id USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER gdpr_consents_go_along BEFORE UPDATE ON gdpr_consents FOR EACH ROW WHEN (OLD.patient_card_id <> NEW.patient_card_id) EXECUTE FUNCTION keep_evidence();--> statement-breakpoint
CREATE TRIGGER gdpr_consent_links_go_along BEFORE UPDATE ON gdpr_consent_links FOR EACH ROW WHEN (OLD.patient_card_id <> NEW.patient_card_id) EXECUTE FUNCTION keep_evidence();--> statement-breakpoint
-- A scan is evidence: it is added once, and neither it nor what is known of its file changes. The file goes once its consent
-- is gone.
CREATE FUNCTION refuse_other_scan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND TG_TABLE_NAME = 'files' AND NOT EXISTS (SELECT FROM gdpr_consents WHERE document_id = OLD.id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'The scan of a consent stays as it is' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER gdpr_consents_scanned_once BEFORE UPDATE ON gdpr_consents FOR EACH ROW WHEN (OLD.document_id IS DISTINCT FROM NEW.document_id AND OLD.document_id IS NOT NULL) EXECUTE FUNCTION refuse_other_scan();--> statement-breakpoint
CREATE TRIGGER files_of_consents_stay BEFORE UPDATE OR DELETE ON files FOR EACH ROW WHEN (OLD.namespace = 'consent') EXECUTE FUNCTION refuse_other_scan();--> statement-breakpoint
-- Who asked for a summary, and who agreed to what, stays; a summary gets its end once, and a consent is withdrawn once.
REVOKE UPDATE, DELETE, TRUNCATE ON report_summaries, summary_consents FROM motus_app;--> statement-breakpoint
GRANT UPDATE (patient_card_id, ready_at, failed_at, failure, sentences, sentences_dropped, reports_read, cut_off_at) ON report_summaries TO motus_app;--> statement-breakpoint
GRANT UPDATE (withdrawn_at, withdrawn_by) ON summary_consents TO motus_app;--> statement-breakpoint
CREATE TRIGGER report_summaries_ended_once BEFORE UPDATE ON report_summaries FOR EACH ROW WHEN (OLD.patient_card_id = NEW.patient_card_id AND (OLD.ready_at IS NOT NULL OR OLD.failed_at IS NOT NULL)) EXECUTE FUNCTION refuse_second_end();--> statement-breakpoint
CREATE TRIGGER summary_consents_withdrawn_once BEFORE UPDATE ON summary_consents FOR EACH ROW WHEN (OLD.withdrawn_at IS NOT NULL) EXECUTE FUNCTION refuse_second_end();--> statement-breakpoint
CREATE TRIGGER report_summaries_go_along BEFORE UPDATE ON report_summaries FOR EACH ROW WHEN (OLD.patient_card_id <> NEW.patient_card_id) EXECUTE FUNCTION keep_evidence();
