CREATE TABLE "reimbursement_years" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reimbursement_years_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"insurer" varchar(3) NOT NULL,
	"expertise" varchar(3) NOT NULL,
	"year" integer NOT NULL,
	"average_payment" bigint,
	"physical_then" boolean,
	"individual_then" boolean,
	"diagnoses_then" boolean,
	"education_then" boolean,
	"education_now" boolean,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "reimbursement_years_payment" CHECK (average_payment > 0)
);
--> statement-breakpoint
ALTER TABLE "reimbursement_years" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE UNIQUE INDEX "reimbursement_years_one" ON "reimbursement_years" USING btree ("medical_center_id","insurer","expertise","year");--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "reimbursement_years" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));