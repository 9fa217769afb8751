CREATE TYPE "public"."voucher_entry_kind" AS ENUM('BOUGHT', 'USED', 'RETURNED', 'CORRECTED', 'REFUNDED');--> statement-breakpoint
CREATE TABLE "procedure_voucher_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "procedure_voucher_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"voucher_id" integer NOT NULL,
	"procedure_id" integer NOT NULL,
	"kind" "voucher_entry_kind" NOT NULL,
	"count" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"payment_id" integer,
	"reason" text,
	"profile_id" integer NOT NULL,
	CONSTRAINT "procedure_voucher_entries_kind" CHECK (count <> 0 and (kind in ('USED', 'RETURNED')) = (payment_id is not null) and (kind not in ('CORRECTED', 'REFUNDED') or reason is not null))
);
--> statement-breakpoint
ALTER TABLE "procedure_voucher_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "procedure_voucher_services" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "procedure_voucher_services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"voucher_id" integer NOT NULL,
	"procedure_id" integer NOT NULL,
	"available" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "procedure_voucher_services_count" CHECK (available >= 0 and used >= 0)
);
--> statement-breakpoint
ALTER TABLE "procedure_voucher_services" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "procedure_vouchers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "procedure_vouchers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"patient_card_id" integer NOT NULL,
	"preset_id" integer NOT NULL,
	"payment_id" integer,
	"name" text NOT NULL,
	"valid_to" date NOT NULL,
	"archived_at" timestamp with time zone,
	"archived_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "procedure_vouchers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment_entries" DROP CONSTRAINT "payment_entries_reason";--> statement-breakpoint
ALTER TABLE "procedure_voucher_entries" ADD CONSTRAINT "procedure_voucher_entries_voucher_id_procedure_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."procedure_vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_voucher_entries" ADD CONSTRAINT "procedure_voucher_entries_procedure_id_procedures_id_fk" FOREIGN KEY ("procedure_id") REFERENCES "public"."procedures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_voucher_entries" ADD CONSTRAINT "procedure_voucher_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_voucher_entries" ADD CONSTRAINT "procedure_voucher_entries_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_voucher_services" ADD CONSTRAINT "procedure_voucher_services_voucher_id_procedure_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."procedure_vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_voucher_services" ADD CONSTRAINT "procedure_voucher_services_procedure_id_procedures_id_fk" FOREIGN KEY ("procedure_id") REFERENCES "public"."procedures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_vouchers" ADD CONSTRAINT "procedure_vouchers_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_vouchers" ADD CONSTRAINT "procedure_vouchers_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_vouchers" ADD CONSTRAINT "procedure_vouchers_preset_id_procedure_voucher_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."procedure_voucher_presets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_vouchers" ADD CONSTRAINT "procedure_vouchers_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_vouchers" ADD CONSTRAINT "procedure_vouchers_archived_by_profiles_id_fk" FOREIGN KEY ("archived_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_vouchers" ADD CONSTRAINT "procedure_vouchers_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "procedure_voucher_entries_voucher" ON "procedure_voucher_entries" USING btree ("voucher_id","id");--> statement-breakpoint
CREATE INDEX "procedure_voucher_entries_payment" ON "procedure_voucher_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "procedure_voucher_services_pair" ON "procedure_voucher_services" USING btree ("voucher_id","procedure_id");--> statement-breakpoint
CREATE INDEX "procedure_vouchers_card" ON "procedure_vouchers" USING btree ("patient_card_id","valid_to");--> statement-breakpoint
CREATE INDEX "procedure_vouchers_payment" ON "procedure_vouchers" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_reason" CHECK (amount <> 0 and (amount > 0 or reason is not null or method = 'VOUCHER'));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "procedure_voucher_entries" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "procedure_voucher_services" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "procedure_vouchers" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE TRIGGER procedure_voucher_entries_stay BEFORE UPDATE OR DELETE ON procedure_voucher_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER procedure_vouchers_merged_card BEFORE INSERT OR UPDATE OF patient_card_id ON procedure_vouchers FOR EACH ROW EXECUTE FUNCTION refuse_merged_cards();
