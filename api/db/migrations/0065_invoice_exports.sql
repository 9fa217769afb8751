CREATE TYPE "public"."invoice_export_format" AS ENUM('INVOICES_SET', 'PAYMENT_TABLE');--> statement-breakpoint
CREATE TYPE "public"."table_format" AS ENUM('CSV', 'XLSX');--> statement-breakpoint
CREATE TABLE "invoice_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"format" "invoice_export_format" NOT NULL,
	"table_format" "table_format",
	"language" varchar(2) NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" integer NOT NULL,
	"generated_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"file_id" integer,
	CONSTRAINT "invoice_exports_state" CHECK (from_day <= to_day and (generated_at is null) = (file_id is null) and (generated_at is null or failed_at is null) and (format = 'PAYMENT_TABLE') = (table_format is not null))
);
--> statement-breakpoint
ALTER TABLE "invoice_exports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "invoice_exports" ADD CONSTRAINT "invoice_exports_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_exports" ADD CONSTRAINT "invoice_exports_asked_by_profiles_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_exports" ADD CONSTRAINT "invoice_exports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_exports_center" ON "invoice_exports" USING btree ("medical_center_id","id");--> statement-breakpoint
CREATE INDEX "procedure_vouchers_center" ON "procedure_vouchers" USING btree ("medical_center_id","valid_to","id");--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "invoice_exports" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));