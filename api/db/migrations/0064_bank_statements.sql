ALTER TYPE "public"."notice_occasion" ADD VALUE 'OWED';--> statement-breakpoint
CREATE TABLE "bank_csv_layouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_csv_layouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"head" varchar(43) NOT NULL,
	"columns" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_csv_layouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bank_movements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"statement_id" integer NOT NULL,
	"position" integer NOT NULL,
	"fingerprint" varchar(43) NOT NULL,
	"day" date NOT NULL,
	"amount" bigint NOT NULL,
	"currency" varchar(3) NOT NULL,
	"is_reversal" boolean NOT NULL,
	"variable_symbol" varchar(10),
	"counter_account" text,
	"counter_name" text,
	"message" text,
	"booked" bigint DEFAULT 0 NOT NULL,
	"left_out_at" timestamp with time zone,
	"left_out_reason" text,
	"left_out_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "bank_movements_booked" CHECK (booked between 0 and greatest(amount, 0) and (left_out_at is null) = (left_out_reason is null))
);
--> statement-breakpoint
ALTER TABLE "bank_movements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bank_statements" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"account" text,
	"number" text,
	"currency" varchar(3) NOT NULL,
	"from_date" date,
	"to_date" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_statements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "payment_reminders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_reminders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"profile_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_reminders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "reminder_days" integer DEFAULT 7 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD COLUMN "bank_movement_id" integer;--> statement-breakpoint
ALTER TABLE "bank_csv_layouts" ADD CONSTRAINT "bank_csv_layouts_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_movements" ADD CONSTRAINT "bank_movements_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_movements" ADD CONSTRAINT "bank_movements_left_out_by_profiles_id_fk" FOREIGN KEY ("left_out_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reminders" ADD CONSTRAINT "payment_reminders_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reminders" ADD CONSTRAINT "payment_reminders_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_csv_layouts_head" ON "bank_csv_layouts" USING btree ("medical_center_id","head");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_movements_fingerprint" ON "bank_movements" USING btree ("medical_center_id","fingerprint");--> statement-breakpoint
CREATE INDEX "bank_movements_statement" ON "bank_movements" USING btree ("medical_center_id","statement_id","position");--> statement-breakpoint
CREATE INDEX "bank_movements_waiting" ON "bank_movements" USING btree ("medical_center_id","statement_id","position") WHERE left_out_at is null and (is_reversal or (amount > 0 and booked < amount));--> statement-breakpoint
CREATE INDEX "bank_statements_center" ON "bank_statements" USING btree ("medical_center_id","id");--> statement-breakpoint
CREATE INDEX "payment_reminders_payment" ON "payment_reminders" USING btree ("medical_center_id","payment_id","at");--> statement-breakpoint
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_bank_movement_id_bank_movements_id_fk" FOREIGN KEY ("bank_movement_id") REFERENCES "public"."bank_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_entries_movement" ON "payment_entries" USING btree ("bank_movement_id");--> statement-breakpoint
ALTER TABLE "medical_centers" ADD CONSTRAINT "medical_centers_reminder_days" CHECK (reminder_days between 1 and 365);--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "bank_csv_layouts" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "bank_movements" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "bank_statements" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "payment_reminders" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE TRIGGER bank_statements_stay BEFORE UPDATE OR DELETE ON bank_statements FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER bank_movements_stay BEFORE DELETE OR UPDATE OF statement_id, position, fingerprint, day, amount, currency, is_reversal, variable_symbol ON bank_movements FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER payment_reminders_stay BEFORE UPDATE OR DELETE ON payment_reminders FOR EACH ROW EXECUTE FUNCTION refuse_change();
