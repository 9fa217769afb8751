CREATE TYPE "public"."disallowance_kind" AS ENUM('CEILING', 'REVIEW', 'REFUSED', 'OTHER');--> statement-breakpoint
ALTER TYPE "public"."invoice_kind" ADD VALUE 'INSURER';--> statement-breakpoint
ALTER TYPE "public"."payment_item_target" ADD VALUE 'BATCH';--> statement-breakpoint
CREATE TABLE "batch_disallowances" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "batch_disallowances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"batch_id" integer NOT NULL,
	"kind" "disallowance_kind" NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL,
	"taken_back_at" timestamp with time zone,
	"taken_back_by" integer,
	CONSTRAINT "batch_disallowances_amount" CHECK (amount > 0 and (taken_back_at is null) = (taken_back_by is null))
);
--> statement-breakpoint
ALTER TABLE "batch_disallowances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "batch_payments" (
	"batch_id" integer PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"medical_center_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "batch_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "insurer_payments" (
	"payment_id" integer PRIMARY KEY NOT NULL,
	"medical_center_id" integer NOT NULL,
	"contract_id" integer NOT NULL,
	"insurance_variant" varchar(1) NOT NULL,
	"month" date NOT NULL,
	"run_id" integer,
	"whole_month" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "insurer_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payments" DROP CONSTRAINT "payments_paid_within";--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "disallowed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "batch_disallowances" ADD CONSTRAINT "batch_disallowances_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_disallowances" ADD CONSTRAINT "batch_disallowances_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_disallowances" ADD CONSTRAINT "batch_disallowances_taken_back_by_profiles_id_fk" FOREIGN KEY ("taken_back_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_payments" ADD CONSTRAINT "batch_payments_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_payments" ADD CONSTRAINT "batch_payments_payment_id_insurer_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."insurer_payments"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurer_payments" ADD CONSTRAINT "insurer_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurer_payments" ADD CONSTRAINT "insurer_payments_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurer_payments" ADD CONSTRAINT "insurer_payments_contract_id_insurance_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."insurance_contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurer_payments" ADD CONSTRAINT "insurer_payments_run_id_batch_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."batch_runs"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_disallowances_batch" ON "batch_disallowances" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "batch_payments_payment" ON "batch_payments" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "insurer_payments_month" ON "insurer_payments" USING btree ("medical_center_id","month");--> statement-breakpoint
CREATE INDEX "insurer_payments_run" ON "insurer_payments" USING btree ("run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "insurer_payments_whole_month" ON "insurer_payments" USING btree ("contract_id","month") WHERE whole_month;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_paid_within" CHECK (price >= 0 and least(paid, disallowed) >= 0 and paid + disallowed <= price and (payed_at is null or paid + disallowed = price));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "batch_disallowances" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "batch_payments" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "insurer_payments" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
-- As before, without the numbers of invoices to insurers: each insurer gets those of one centre.
CREATE OR REPLACE FUNCTION sister_series() RETURNS TABLE (prefix varchar, year_digits integer, separator varchar, digits integer) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH sisters AS (
    SELECT other.medical_center_id AS id, other.invoicing_active FROM billing_information own
      JOIN billing_information other ON other.company_number = own.company_number AND other.medical_center_id <> own.medical_center_id
    WHERE own.medical_center_id = current_medical_center() AND EXISTS (
      SELECT FROM profiles mine JOIN profiles theirs ON theirs.user_id = mine.user_id
      WHERE mine.medical_center_id = own.medical_center_id AND mine.role = 'ROLE_ADMIN' AND mine.deactivated_at IS NULL
        AND theirs.medical_center_id = other.medical_center_id AND theirs.role = 'ROLE_ADMIN' AND theirs.deactivated_at IS NULL)
  )
  SELECT series.prefix, series.year_digits, series.separator, series.digits FROM sisters
  JOIN invoice_series series ON series.medical_center_id = sisters.id AND series.kind::text <> 'INSURER'
  UNION SELECT plain.prefix, 4, '-', 4 FROM sisters CROSS JOIN (VALUES ('INVOICE', ''), ('CREDIT_NOTE', 'D'), ('ADVANCE', 'Z')) AS plain (kind, prefix)
  WHERE invoicing_active AND NOT EXISTS (SELECT FROM invoice_series series WHERE series.medical_center_id = sisters.id AND series.kind::text = plain.kind)
$$;
--> statement-breakpoint
-- Digests of payments hold the new column too.
SELECT record_money('payments', NULL);
