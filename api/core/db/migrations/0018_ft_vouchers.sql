CREATE TABLE "ft_vouchers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ft_vouchers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"patient_card_id" integer NOT NULL,
	"insurer" varchar(3) NOT NULL,
	"insurance_variant" varchar(1) NOT NULL,
	"compensation" varchar(2),
	"issued_at" date NOT NULL,
	"booked_on" date,
	"applicant_id" integer NOT NULL,
	"expertise" varchar(3) NOT NULL,
	"visits" integer NOT NULL,
	"primary_diagnosis" json NOT NULL,
	"other_diagnosis" json NOT NULL,
	"operations" json NOT NULL,
	"reason" text,
	"aim" text,
	"external_number" text,
	"closed_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "ft_vouchers_visits" CHECK (visits between 1 and 99)
);
--> statement-breakpoint
ALTER TABLE "ft_vouchers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "patient_attendances" ADD COLUMN "ft_voucher_id" integer;--> statement-breakpoint
ALTER TABLE "ft_vouchers" ADD CONSTRAINT "ft_vouchers_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ft_vouchers" ADD CONSTRAINT "ft_vouchers_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ft_vouchers" ADD CONSTRAINT "ft_vouchers_applicant_id_ft_voucher_applicants_id_fk" FOREIGN KEY ("applicant_id") REFERENCES "public"."ft_voucher_applicants"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ft_vouchers" ADD CONSTRAINT "ft_vouchers_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ft_vouchers_card" ON "ft_vouchers" USING btree ("patient_card_id","issued_at");--> statement-breakpoint
CREATE INDEX "ft_vouchers_applicant" ON "ft_vouchers" USING btree ("applicant_id");--> statement-breakpoint
ALTER TABLE "patient_attendances" ADD CONSTRAINT "patient_attendances_ft_voucher_id_ft_vouchers_id_fk" FOREIGN KEY ("ft_voucher_id") REFERENCES "public"."ft_vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_attendances_ft_voucher" ON "patient_attendances" USING btree ("ft_voucher_id");--> statement-breakpoint
ALTER TABLE "patient_attendances" ADD CONSTRAINT "patient_attendances_voucher" CHECK (ft_voucher_id is null or on_ft_voucher);--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "ft_vouchers" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE TRIGGER ft_vouchers_merged_card BEFORE INSERT OR UPDATE OF patient_card_id ON ft_vouchers FOR EACH ROW EXECUTE FUNCTION refuse_merged_cards();
