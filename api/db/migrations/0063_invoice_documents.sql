CREATE TYPE "public"."invoice_kind" AS ENUM('INVOICE', 'CREDIT_NOTE');--> statement-breakpoint
CREATE TABLE "invoice_files" (
	"invoice_id" integer PRIMARY KEY NOT NULL,
	"medical_center_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"sha256" varchar(64) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "audit_rows_evidence";--> statement-breakpoint
DROP INDEX "invoices_number";--> statement-breakpoint
DROP INDEX "invoices_payment";--> statement-breakpoint
ALTER TABLE "invoice_series" DROP CONSTRAINT "invoice_series_medical_center_id_year_pk";--> statement-breakpoint
ALTER TABLE "invoice_series" ADD COLUMN "kind" "invoice_kind" DEFAULT 'INVOICE' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice_series" ADD CONSTRAINT "invoice_series_medical_center_id_kind_year_pk" PRIMARY KEY("medical_center_id","kind","year");--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "kind" "invoice_kind" DEFAULT 'INVOICE' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "corrects_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credited_lines" integer[];--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "file_id" integer;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_files_file" ON "invoice_files" USING btree ("file_id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoices_corrects" ON "invoices" USING btree ("corrects_id") WHERE corrects_id is not null;--> statement-breakpoint
CREATE INDEX "mails_by_file" ON "mails" USING btree ("medical_center_id","file_id") WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX "audit_rows_evidence" ON "audit_rows" USING btree ("action","entity_id") WHERE action in ('medicalReport.signed', 'medicalReport.attested', 'medicalReport.invalidated', 'medicalReport.revalidated', 'gdprConsent.given', 'gdprConsent.attested', 'gdprConsent.scanned', 'gdprConsent.withdrawn', 'gdprWording.created', 'gdprWording.attested', 'invoice.issued', 'invoice.credited', 'invoice.filed');--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("medical_center_id","kind","year","position");--> statement-breakpoint
CREATE INDEX "invoices_payment" ON "invoices" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credit" CHECK ((kind = 'CREDIT_NOTE') = (corrects_id is not null) and (corrects_id is null) = (credited_lines is null));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "invoice_files" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
-- A file that was issued stays, and so does the row that names its bytes.
CREATE TRIGGER invoice_files_stay BEFORE UPDATE OR DELETE ON invoice_files FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER files_of_invoices_stay BEFORE UPDATE OR DELETE ON files FOR EACH ROW WHEN (OLD.namespace = 'invoice') EXECUTE FUNCTION refuse_change();
