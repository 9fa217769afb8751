ALTER TABLE "invoice_series" DROP CONSTRAINT "invoice_series_medical_center_id_kind_year_pk";--> statement-breakpoint
ALTER TABLE "billing_information" ADD COLUMN "tax_number" char(10);--> statement-breakpoint
ALTER TABLE "billing_information" ADD COLUMN "due_days" integer DEFAULT 14 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_series" ADD COLUMN "first" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_series" ADD CONSTRAINT "invoice_series_medical_center_id_kind_year_first_pk" PRIMARY KEY("medical_center_id","kind","year","first");--> statement-breakpoint
ALTER TABLE "invoice_series" ADD COLUMN "prefix" varchar(6) DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_series" ADD COLUMN "year_digits" integer DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_series" ADD COLUMN "separator" varchar(1) DEFAULT '-' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_series" ADD COLUMN "digits" integer DEFAULT 4 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_series" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_series" ADD CONSTRAINT "invoice_series_run" CHECK (first > 0 and last >= first - 1);--> statement-breakpoint
UPDATE invoice_series SET prefix = CASE kind::text WHEN 'CREDIT_NOTE' THEN 'D' WHEN 'ADVANCE' THEN 'Z' ELSE '' END;--> statement-breakpoint
-- The patterns of the series of other centres of the same company (IČO), of which an active administrator is one of this centre too; those that issue invoices have the ones of the beginning where they have set none. To a stranger who enters the number it shows nothing.
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
