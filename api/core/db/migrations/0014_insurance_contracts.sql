CREATE TABLE "department_profiles" (
	"medical_center_id" integer NOT NULL,
	"department_id" integer NOT NULL,
	"profile_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "department_profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "departments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "departments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"expertise" varchar(3) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "departments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "insurance_configs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "insurance_configs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"vzp" varchar(4),
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "insurance_configs_center" UNIQUE("medical_center_id")
);
--> statement-breakpoint
ALTER TABLE "insurance_configs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "insurance_contract_operations" (
	"medical_center_id" integer NOT NULL,
	"contract_id" integer NOT NULL,
	"operation_id" integer NOT NULL,
	CONSTRAINT "insurance_contract_operations_contract_id_operation_id_pk" PRIMARY KEY("contract_id","operation_id")
);
--> statement-breakpoint
ALTER TABLE "insurance_contract_operations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "insurance_contract_prices" (
	"medical_center_id" integer NOT NULL,
	"contract_id" integer NOT NULL,
	"valid_from" date NOT NULL,
	"point_price" integer NOT NULL,
	"flat_rate_price" bigint,
	CONSTRAINT "insurance_contract_prices_contract_id_valid_from_pk" PRIMARY KEY("contract_id","valid_from"),
	CONSTRAINT "insurance_contract_prices_amounts" CHECK (point_price >= 0 and flat_rate_price >= 0)
);
--> statement-breakpoint
ALTER TABLE "insurance_contract_prices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "insurance_contracts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "insurance_contracts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"department_id" integer NOT NULL,
	"insurer" varchar(3) NOT NULL,
	"icz" varchar(8) NOT NULL,
	"icp" varchar(8) NOT NULL,
	"healthcare" varchar(2) NOT NULL,
	"payment_variant" varchar(1) NOT NULL,
	"invoicing" varchar(6) NOT NULL,
	"corrected_number" varchar(4) NOT NULL,
	"days_to_due_date" integer NOT NULL,
	"variable_symbol" varchar(6),
	"valid_from" date NOT NULL,
	"valid_to" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "insurance_contracts_days" CHECK (valid_to >= valid_from)
);
--> statement-breakpoint
ALTER TABLE "insurance_contracts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "insurance_sequences" (
	"medical_center_id" integer NOT NULL,
	"year" integer NOT NULL,
	"k_batch" integer DEFAULT 1 NOT NULL,
	"k_batch_item" integer DEFAULT 1 NOT NULL,
	"f_batch" bigint DEFAULT 1 NOT NULL,
	CONSTRAINT "insurance_sequences_medical_center_id_year_pk" PRIMARY KEY("medical_center_id","year"),
	CONSTRAINT "insurance_sequences_from_one" CHECK (least(k_batch, k_batch_item, f_batch) >= 1)
);
--> statement-breakpoint
ALTER TABLE "insurance_sequences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "department_profiles" ADD CONSTRAINT "department_profiles_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "department_profiles" ADD CONSTRAINT "department_profiles_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "departments" ADD CONSTRAINT "departments_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_contract_operations" ADD CONSTRAINT "insurance_contract_operations_contract_id_insurance_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."insurance_contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_contract_operations" ADD CONSTRAINT "insurance_contract_operations_operation_id_medical_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."medical_operations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_contract_prices" ADD CONSTRAINT "insurance_contract_prices_contract_id_insurance_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."insurance_contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_contracts" ADD CONSTRAINT "insurance_contracts_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "department_profiles_pair" ON "department_profiles" USING btree ("department_id","profile_id");--> statement-breakpoint
CREATE INDEX "department_profiles_profile" ON "department_profiles" USING btree ("profile_id");--> statement-breakpoint
CREATE INDEX "departments_center" ON "departments" USING btree ("medical_center_id");--> statement-breakpoint
CREATE INDEX "insurance_contracts_department" ON "insurance_contracts" USING btree ("department_id");--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "department_profiles" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "departments" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "insurance_configs" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "insurance_contract_operations" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "insurance_contract_prices" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "insurance_contracts" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "insurance_sequences" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
ALTER TABLE "insurance_configs" ADD CONSTRAINT "insurance_configs_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "insurance_sequences" ADD CONSTRAINT "insurance_sequences_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- A department has one contract with an insurer at a time.
ALTER TABLE insurance_contracts ADD CONSTRAINT insurance_contracts_apart
  EXCLUDE USING gist (department_id WITH =, insurer WITH =, daterange(valid_from, valid_to, '[]') WITH &&) WHERE (removed_at IS NULL);
