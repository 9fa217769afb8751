CREATE TABLE "billing_information" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "billing_information_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"company_name" text NOT NULL,
	"company_number" char(8),
	"vat_number" varchar(14),
	"vat_payer" boolean DEFAULT false NOT NULL,
	"person" text,
	"street" text,
	"house_number" text,
	"orientation_number" text,
	"postcode" varchar(10),
	"town" text,
	"town_part" text,
	"abroad_address" text,
	"email" text,
	"phone" text,
	"account_number_cze" varchar(22),
	"iban" varchar(34),
	"invoice_footer" text,
	"invoicing_active" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "billing_information_center" UNIQUE("medical_center_id")
);
--> statement-breakpoint
ALTER TABLE "billing_information" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "billing_information" ADD CONSTRAINT "billing_information_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "billing_information" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));