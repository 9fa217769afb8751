-- What was issued stays, whoever asks, the tables' owner included: only the internal note changes. A column that is added later
-- is frozen with the others.
CREATE FUNCTION keep_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing CONSTANT text[] := '{note,version}';
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF to_jsonb(NEW) - changing = to_jsonb(OLD) - changing THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'invoices are issued and stay' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE FUNCTION keep_invoices_whole() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM invoices) THEN
    RAISE EXCEPTION 'invoices are issued and stay' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER invoices_stay BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION keep_invoices();--> statement-breakpoint
CREATE TRIGGER invoices_stay_whole BEFORE TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION keep_invoices_whole();--> statement-breakpoint
-- The payments of a document that was issued stay with it.
CREATE TRIGGER invoice_payments_stay BEFORE UPDATE OR DELETE ON invoice_payments FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER invoice_payments_stay_whole BEFORE TRUNCATE ON invoice_payments FOR EACH STATEMENT EXECUTE FUNCTION keep_invoices_whole();--> statement-breakpoint
-- A file that was issued stays, and so does the row that names its bytes.
CREATE TRIGGER invoice_files_stay BEFORE UPDATE OR DELETE ON invoice_files FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER invoice_files_stay_whole BEFORE TRUNCATE ON invoice_files FOR EACH STATEMENT EXECUTE FUNCTION keep_invoices_whole();--> statement-breakpoint
CREATE TRIGGER files_of_invoices_stay BEFORE UPDATE OR DELETE ON files FOR EACH ROW WHEN (OLD.namespace = 'invoice') EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- The patterns of the series of other centres of the same company (IČO), of which an active administrator is one of this centre
-- too; those that issue invoices have the ones of the beginning where they have set none. To a stranger who enters the number
-- it shows nothing.
CREATE FUNCTION sister_series() RETURNS TABLE (prefix varchar, year_digits integer, separator varchar, digits integer) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH sisters AS (
    SELECT other.medical_center_id AS id, other.invoicing_active FROM billing_information own
      JOIN billing_information other ON other.company_number = own.company_number AND other.medical_center_id <> own.medical_center_id
    WHERE own.medical_center_id = current_medical_center() AND EXISTS (
      SELECT FROM profiles mine JOIN profiles theirs ON theirs.user_id = mine.user_id
      WHERE mine.medical_center_id = own.medical_center_id AND mine.role = 'ROLE_ADMIN' AND mine.deactivated_at IS NULL
        AND theirs.medical_center_id = other.medical_center_id AND theirs.role = 'ROLE_ADMIN' AND theirs.deactivated_at IS NULL)
  )
  SELECT series.prefix, series.year_digits, series.separator, series.digits FROM sisters JOIN invoice_series series ON series.medical_center_id = sisters.id
  UNION SELECT plain.prefix, 4, '-', 4 FROM sisters CROSS JOIN (VALUES ('INVOICE', ''), ('CREDIT_NOTE', 'D'), ('ADVANCE', 'Z')) AS plain (kind, prefix)
  WHERE invoicing_active AND NOT EXISTS (SELECT FROM invoice_series series WHERE series.medical_center_id = sisters.id AND series.kind::text = plain.kind)
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION sister_series FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION sister_series TO motus_app;
