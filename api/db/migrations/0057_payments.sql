CREATE TYPE "public"."payment_item_target" AS ENUM('PROCEDURE', 'ADDITIONAL_PROCEDURE', 'PROCEDURE_VOUCHER');--> statement-breakpoint
CREATE TYPE "public"."payment_method" AS ENUM('CASH', 'CARD', 'TRANSFER', 'VOUCHER');--> statement-breakpoint
CREATE TABLE "payment_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"method" "payment_method" NOT NULL,
	"amount" bigint NOT NULL,
	"rounding" bigint DEFAULT 0 NOT NULL,
	"reverses" integer,
	"reason" text,
	"profile_id" integer NOT NULL,
	CONSTRAINT "payment_entries_reason" CHECK (amount <> 0 and (amount > 0 or reason is not null))
);
--> statement-breakpoint
ALTER TABLE "payment_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"list_price" bigint NOT NULL,
	"price" bigint NOT NULL,
	"discount_reason" text,
	"vat_rate" "vat_rate" NOT NULL,
	"target_type" "payment_item_target" NOT NULL,
	"target_id" integer,
	CONSTRAINT "payment_items_price" CHECK (price between 0 and list_price and (price = list_price or discount_reason is not null))
);
--> statement-breakpoint
ALTER TABLE "payment_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"patient_card_id" integer,
	"attendance_id" integer,
	"payer" text,
	"currency" varchar(3) NOT NULL,
	"price" bigint NOT NULL,
	"paid" bigint DEFAULT 0 NOT NULL,
	"variable_symbol" varchar(10) NOT NULL,
	"payed_at" timestamp with time zone,
	"payment_method" "payment_method",
	"confirmed_by" integer,
	"canceled_at" timestamp with time zone,
	"cancel_reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payments_paid_within" CHECK (price >= 0 and paid between 0 and price and (payed_at is null or paid = price))
);
--> statement-breakpoint
ALTER TABLE "payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_reverses_payment_entries_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."payment_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_items" ADD CONSTRAINT "payment_items_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_attendance_id_patient_attendances_id_fk" FOREIGN KEY ("attendance_id") REFERENCES "public"."patient_attendances"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_confirmed_by_profiles_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_entries_payment" ON "payment_entries" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "payment_entries_day" ON "payment_entries" USING btree ("medical_center_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_entries_reversed" ON "payment_entries" USING btree ("reverses");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_items_position" ON "payment_items" USING btree ("payment_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_symbol" ON "payments" USING btree ("medical_center_id","variable_symbol");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_attendance" ON "payments" USING btree ("attendance_id");--> statement-breakpoint
CREATE INDEX "payments_card" ON "payments" USING btree ("patient_card_id");--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("medical_center_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_unpaid" ON "payments" USING btree ("medical_center_id","created_at","id") WHERE payed_at is null and canceled_at is null;--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "payment_entries" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "payment_items" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "payments" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are only added', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER payment_entries_stay BEFORE UPDATE OR DELETE ON payment_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER payments_merged_card BEFORE INSERT OR UPDATE OF patient_card_id ON payments FOR EACH ROW WHEN (NEW.patient_card_id IS NOT NULL) EXECUTE FUNCTION refuse_merged_cards();
