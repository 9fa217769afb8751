-- The audit log only grows.
REVOKE UPDATE, DELETE, TRUNCATE ON audit_rows FROM motus_app;--> statement-breakpoint
-- The application appends audit rows and reads both rows and links; rows become links through seal_audit alone.
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON audit_links FROM motus_app;--> statement-breakpoint
REVOKE ALL ON audit_unsealed FROM motus_app;--> statement-breakpoint
CREATE FUNCTION note_unsealed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO audit_unsealed (audit_row_id) SELECT id FROM written;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_rows_noted AFTER INSERT ON audit_rows REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_unsealed();--> statement-breakpoint
-- What of a row is sealed: each column that is not null, as name, length in bytes and text. No setting of a session changes it,
-- and a column that is added later is null in earlier rows, so that it changes no earlier text.
CREATE FUNCTION audit_part(name text, value text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN value IS NULL THEN '' ELSE name || '=' || octet_length(convert_to(value, 'UTF8')) || ':' || value || ';' END
$$;--> statement-breakpoint
CREATE FUNCTION audit_text(sealed audit_rows) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT audit_part('id', sealed.id::text)
    || audit_part('medical_center_id', sealed.medical_center_id::text)
    || audit_part('at', to_char(sealed.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))
    || audit_part('profile_id', sealed.profile_id::text)
    || audit_part('user_id', sealed.user_id::text)
    || audit_part('request_id', sealed.request_id)
    || audit_part('action', sealed.action)
    || audit_part('entity_id', sealed.entity_id::text)
    || audit_part('patient_card_id', sealed.patient_card_id::text)
    || audit_part('details', sealed.details::text)
    || audit_part('address', sealed.address)
$$;--> statement-breakpoint
-- Appends so many waiting rows, each to the chain of its centre, and answers how many. Only sealers wait for one another; a row
-- that is committed late gets a later position. SHA-256 of the hash before it (none before the first) and of the row's text.
CREATE FUNCTION seal_audit(most integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  waiting audit_rows;
  head audit_links;
  sealed bigint[] := '{}';
BEGIN
  PERFORM pg_advisory_xact_lock(727003);
  FOR waiting IN SELECT audit_rows.* FROM audit_unsealed JOIN audit_rows ON audit_rows.id = audit_row_id ORDER BY audit_row_id LIMIT most LOOP
    IF head.medical_center_id IS DISTINCT FROM waiting.medical_center_id THEN
      SELECT * INTO head FROM audit_links WHERE medical_center_id = waiting.medical_center_id ORDER BY position DESC LIMIT 1;
    END IF;
    INSERT INTO audit_links (medical_center_id, position, audit_row_id, hash) VALUES (waiting.medical_center_id, coalesce(head.position, 0) + 1, waiting.id,
      encode(sha256(convert_to(coalesce(head.hash, '') || audit_text(waiting), 'UTF8')), 'hex')) RETURNING * INTO head;
    sealed := sealed || waiting.id;
  END LOOP;
  DELETE FROM audit_unsealed WHERE audit_row_id = ANY (sealed);
  RETURN cardinality(sealed);
END $$;--> statement-breakpoint
-- Where the chain of each centre ends.
CREATE FUNCTION audit_heads() RETURNS SETOF audit_links LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT head.* FROM medical_centers CROSS JOIN LATERAL (SELECT * FROM audit_links WHERE medical_center_id = medical_centers.id ORDER BY position DESC LIMIT 1) AS head
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION note_unsealed(), seal_audit(integer), audit_heads() FROM public;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION seal_audit(integer), audit_heads() TO motus_app;--> statement-breakpoint
-- Writes into the audit log, by digests as the application computes them, what the signed reports, consents and wordings of a
-- centre are now: of those that were signed or given before the log said so. It attests how they were found, not how they came
-- to be.
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
REVOKE ALL ON FUNCTION attest_evidence(integer) FROM public;
