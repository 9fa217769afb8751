-- Every write of a table of money by the application leaves an audit row with a digest of each row as it is then: none where it
-- is gone. A writer past the application, the owner and superusers too, leaves none, so that the check of every
-- night names the difference (api/evidence/money). A column that is added later is null in existing rows, or its
-- migration calls attest_money: nulls are no part of a digest.
CREATE FUNCTION money_digest(money jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT encode(sha256(convert_to(jsonb_strip_nulls(money)::text, 'UTF8')), 'hex')
$$;--> statement-breakpoint
CREATE FUNCTION note_money() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
BEGIN
  IF session_user = current_user OR (SELECT rolsuper FROM pg_roles WHERE rolname = session_user) THEN RETURN NULL; END IF;
  INSERT INTO audit_rows (medical_center_id, at, request_id, action, details)
    SELECT medical_center_id, clock_timestamp(), 'database', 'money.recorded', jsonb_build_object('table', TG_TABLE_NAME, 'rows',
      jsonb_object_agg(id, CASE TG_OP WHEN 'DELETE' THEN NULL ELSE money_digest(to_jsonb(changed)) END))
    FROM changed GROUP BY medical_center_id;
  RETURN NULL;
END $$;--> statement-breakpoint
-- The same of rows that the owner writes, of all where none are named.
CREATE FUNCTION record_money(name text, ids integer[]) RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp SET timezone = 'UTC' AS $$
BEGIN
  EXECUTE format('
    INSERT INTO audit_rows (medical_center_id, at, request_id, action, details)
    SELECT medical_center_id, clock_timestamp(), ''database'', ''money.recorded'', jsonb_build_object(''table'', %L, ''rows'', jsonb_object_agg(id, digest))
    FROM (SELECT medical_center_id, id, money_digest(to_jsonb(money)) AS digest, (row_number() OVER (ORDER BY id) - 1) / 500 AS part
      FROM %I AS money WHERE $1 IS NULL OR id = ANY ($1)) AS written
    GROUP BY medical_center_id, part ORDER BY medical_center_id, part', name, name) USING ids;
END $$;--> statement-breakpoint
CREATE FUNCTION attest_money() RETURNS void LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
DECLARE
  noted text;
BEGIN
  FOR noted IN SELECT tgrelid::regclass::text FROM pg_trigger WHERE tgname = 'money_inserted' ORDER BY tgrelid LOOP
    PERFORM record_money(noted, NULL);
  END LOOP;
END $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION note_money(), record_money(text, integer[]), attest_money() FROM public;--> statement-breakpoint
DO $$
DECLARE
  noted text;
BEGIN
  FOREACH noted IN ARRAY '{payments,payment_items,payment_entries,payment_reminders,cash_boxes,cash_entries,cash_closes,month_closes,procedure_vouchers,procedure_voucher_services,procedure_voucher_entries,bank_statements,bank_movements}'::text[] LOOP
    EXECUTE format('CREATE TRIGGER money_inserted AFTER INSERT ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_money()', noted);
    EXECUTE format('CREATE TRIGGER money_updated AFTER UPDATE ON %I REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_money()', noted);
    EXECUTE format('CREATE TRIGGER money_deleted AFTER DELETE ON %I REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_money()', noted);
  END LOOP;
END $$;
