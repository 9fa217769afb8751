CREATE TYPE "public"."period_unit" AS ENUM('YEAR', 'MONTH', 'WEEK', 'DAY');--> statement-breakpoint
CREATE TABLE "procedure_voucher_preset_services" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "procedure_voucher_preset_services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"preset_id" integer NOT NULL,
	"procedure_id" integer NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "procedure_voucher_preset_services" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "procedure_voucher_presets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "procedure_voucher_presets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"name" text NOT NULL,
	"price_amount" bigint NOT NULL,
	"price_currency" varchar(3) NOT NULL,
	"validity_amount" integer NOT NULL,
	"validity_type" "period_unit" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "procedure_voucher_presets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "procedure_voucher_preset_services" ADD CONSTRAINT "procedure_voucher_preset_services_preset_id_procedure_voucher_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."procedure_voucher_presets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_voucher_preset_services" ADD CONSTRAINT "procedure_voucher_preset_services_procedure_id_procedures_id_fk" FOREIGN KEY ("procedure_id") REFERENCES "public"."procedures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_voucher_presets" ADD CONSTRAINT "procedure_voucher_presets_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_voucher_presets" ADD CONSTRAINT "procedure_voucher_presets_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "procedure_voucher_preset_services_pair" ON "procedure_voucher_preset_services" USING btree ("preset_id","procedure_id");--> statement-breakpoint
CREATE INDEX "procedure_voucher_presets_center" ON "procedure_voucher_presets" USING btree ("medical_center_id");--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "procedure_voucher_preset_services" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "procedure_voucher_presets" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));