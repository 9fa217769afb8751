CREATE TABLE "invoice_series" (
	"medical_center_id" integer NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_medical_center_id_year_pk" PRIMARY KEY("medical_center_id","year")
);
--> statement-breakpoint
ALTER TABLE "invoice_series" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"medical_center_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"year" integer NOT NULL,
	"position" integer NOT NULL,
	"issued_on" date NOT NULL,
	"content" jsonb NOT NULL,
	"digest" varchar(64) NOT NULL,
	"note" text,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_by" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "invoices_series" CHECK (position > 0 and year = extract(year from issued_on))
);
--> statement-breakpoint
ALTER TABLE "invoices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "audit_rows_evidence";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "invoiced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "invoice_series" ADD CONSTRAINT "invoice_series_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_issued_by_profiles_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_uuid" ON "invoices" USING btree ("uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("medical_center_id","year","position");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_payment" ON "invoices" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "audit_rows_evidence" ON "audit_rows" USING btree ("action","entity_id") WHERE action in ('medicalReport.signed', 'medicalReport.attested', 'medicalReport.invalidated', 'medicalReport.revalidated', 'gdprConsent.given', 'gdprConsent.attested', 'gdprConsent.scanned', 'gdprConsent.withdrawn', 'gdprWording.created', 'gdprWording.attested', 'invoice.issued');--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoiced_owed" CHECK (invoiced_at is null or canceled_at is null);--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "invoice_series" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "invoices" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
-- What was issued stays, whoever asks, the tables' owner included: only the internal note changes. A column that is added
-- later is frozen with the others.
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
CREATE TRIGGER invoices_stay_whole BEFORE TRUNCATE ON invoices FOR EACH STATEMENT EXECUTE FUNCTION keep_invoices_whole();
