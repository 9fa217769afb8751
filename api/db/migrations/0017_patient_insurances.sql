CREATE TABLE "patient_insurances" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "patient_insurances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"patient_card_id" integer NOT NULL,
	"valid_from" date NOT NULL,
	"insurer_code" varchar(3),
	"insurance_number" varchar(10),
	"insurance_variant" varchar(1),
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "patient_insurances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "patient_insurances" ADD CONSTRAINT "patient_insurances_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_insurances" ADD CONSTRAINT "patient_insurances_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "patient_insurances_day" ON "patient_insurances" USING btree ("patient_card_id","valid_from") WHERE replaced_at is null;--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "patient_insurances" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
INSERT INTO "patient_insurances" ("medical_center_id", "patient_card_id", "valid_from", "insurer_code", "insurance_number", "insurance_variant", "created_at", "created_by")
SELECT "medical_center_id", "id", ("created_at" AT TIME ZONE 'Europe/Prague')::date, "insurer_code", "insurance_number", "insurance_variant", "created_at", "created_by"
FROM "patient_cards" WHERE num_nonnulls("insurer_code", "insurance_number", "insurance_variant") > 0;
