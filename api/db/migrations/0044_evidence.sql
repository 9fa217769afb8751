CREATE INDEX "audit_rows_evidence" ON "audit_rows" USING btree ("action","entity_id") WHERE action in ('medicalReport.signed', 'medicalReport.attested', 'medicalReport.invalidated', 'medicalReport.revalidated', 'gdprConsent.given', 'gdprConsent.attested', 'gdprConsent.scanned', 'gdprConsent.withdrawn', 'gdprWording.created', 'gdprWording.attested');--> statement-breakpoint
-- Writes into the audit log, by digests as the application computes them, what the signed reports, consents and wordings of a centre are
-- now: of those that were signed or given before the log said so. It attests how they were found, not how they came to be.
CREATE FUNCTION sha256_of(said text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(said, 'UTF8')), 'hex')
$$;--> statement-breakpoint
CREATE FUNCTION instant_text(at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US')
$$;--> statement-breakpoint
CREATE FUNCTION file_text(file files) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT audit_part('file', file.uuid::text) || audit_part('name', file.name) || audit_part('mime', file.mime) || audit_part('size', file.size::text) || audit_part('sha256', file.sha256)
$$;--> statement-breakpoint
CREATE FUNCTION attest_evidence(center integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO audit_rows (medical_center_id, at, request_id, action, entity_id, patient_card_id, details)
  SELECT center, now(), 'attested', attested.* FROM (
    SELECT 'gdprWording.attested' AS action, wording.id, NULL::integer AS card, jsonb_build_object('digest', sha256_of(audit_part('wording', wording.id::text)
      || audit_part('medical_center', wording.medical_center_id::text) || audit_part('number', wording.number::text) || audit_part('text', wording.text)
      || audit_part('created_at', instant_text(wording.created_at)) || audit_part('created_by', wording.created_by::text)))
    FROM gdpr_wordings AS wording WHERE wording.medical_center_id = center
    UNION ALL
    SELECT 'gdprConsent.attested', consent.id, consent.patient_card_id, jsonb_strip_nulls(jsonb_build_object(
      'digest', sha256_of(audit_part('consent', consent.id::text) || audit_part('medical_center', consent.medical_center_id::text) || audit_part('wording', consent.wording_id::text)
        || audit_part('type', consent.type::text) || audit_part('given_on', to_char(consent.given_on, 'YYYY-MM-DD')) || audit_part('created_at', instant_text(consent.created_at))
        || audit_part('created_by', consent.created_by::text) || audit_part('link', consent.link_id::text) || audit_part('recipient', link.recipient)),
      'scan', CASE WHEN scan.id IS NOT NULL THEN sha256_of(file_text(scan)) END,
      'withdrawal', CASE WHEN consent.withdrawn_at IS NOT NULL THEN sha256_of(audit_part('withdrawn_at', instant_text(consent.withdrawn_at)) || audit_part('withdrawn_by', consent.withdrawn_by::text)) END))
    FROM gdpr_consents AS consent LEFT JOIN gdpr_consent_links AS link ON link.id = consent.link_id LEFT JOIN files AS scan ON scan.id = consent.document_id
    WHERE consent.medical_center_id = center
    UNION ALL
    SELECT 'medicalReport.attested', report.id, report.patient_card_id, jsonb_build_object(
      'digest', report.digest,
      'signingProof', report.signing_proof,
      'attachments', (SELECT sha256_of(string_agg(audit_part('attachment', attachment.uuid::text) || audit_part('type', attachment.type::text) || audit_part('created_by', attachment.created_by::text)
        || file_text(file), '' ORDER BY attachment.uuid)) FROM attachments AS attachment JOIN files AS file ON file.id = file_id WHERE medical_report_id = report.id AND attachment.removed_at IS NULL),
      'validity', CASE WHEN report.invalidated_at IS NOT NULL THEN sha256_of(audit_part('report', report.uuid::text) || audit_part('invalidated_at', instant_text(report.invalidated_at))
        || audit_part('invalidated_by', report.invalidated_by::text) || audit_part('invalid_reason', report.invalid_reason)) END)
    FROM medical_reports AS report WHERE report.medical_center_id = center AND report.signed_at IS NOT NULL
  ) AS attested (action, entity_id, card, details)
  WHERE NOT EXISTS (SELECT FROM audit_rows AS known WHERE known.action = attested.action AND known.entity_id = attested.entity_id)
  ORDER BY action, entity_id
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION attest_evidence(integer) FROM public;--> statement-breakpoint
SELECT attest_evidence(id) FROM medical_centers ORDER BY id;
