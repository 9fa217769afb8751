CREATE TABLE "invoice_payments" (
	"invoice_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"medical_center_id" integer NOT NULL,
	"lines" integer[] NOT NULL,
	CONSTRAINT "invoice_payments_invoice_id_payment_id_pk" PRIMARY KEY("invoice_id","payment_id"),
	CONSTRAINT "invoice_payments_lines" CHECK (cardinality(lines) > 0)
);--> statement-breakpoint
ALTER TABLE "invoice_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "currency" varchar(3);--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_payments_payment" ON "invoice_payments" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "medical_centers" ADD CONSTRAINT "medical_centers_currency" CHECK (currency in ('CZK', 'EUR'));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "invoice_payments" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
-- What was issued keeps its payment, to which all lines of the content belong.
INSERT INTO "invoice_payments" ("invoice_id", "payment_id", "medical_center_id", "lines")
SELECT "id", "payment_id", "medical_center_id", array(SELECT generate_series(0, jsonb_array_length("content" -> 'lines') - 1)) FROM "invoices";--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_payment_id_payments_id_fk";--> statement-breakpoint
DROP INDEX "invoices_payment";--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "payment_id";--> statement-breakpoint
-- The payments of a document that was issued stay with it, whoever asks.
CREATE TRIGGER invoice_payments_stay BEFORE UPDATE OR DELETE ON invoice_payments FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER invoice_payments_stay_whole BEFORE TRUNCATE ON invoice_payments FOR EACH STATEMENT EXECUTE FUNCTION keep_invoices_whole();
