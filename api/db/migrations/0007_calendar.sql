CREATE TABLE "working_hours_periods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "working_hours_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"working_hours" jsonb NOT NULL,
	CONSTRAINT "working_hours_periods_order" CHECK ("working_hours_periods"."to_date" >= "working_hours_periods"."from_date")
);
--> statement-breakpoint
ALTER TABLE "working_hours_periods" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "additional_procedures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "additional_procedures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"name" text NOT NULL,
	"price_amount" bigint NOT NULL,
	"price_currency" varchar(3) DEFAULT 'CZK' NOT NULL,
	"vat_rate" "vat_rate" DEFAULT 'ZERO' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "additional_procedures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "procedure_facilities" (
	"medical_center_id" integer NOT NULL,
	"procedure_id" integer NOT NULL,
	"facility_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "procedure_facilities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "waiting_patient_procedures" (
	"medical_center_id" integer NOT NULL,
	"waiting_patient_id" integer NOT NULL,
	"procedure_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "waiting_patient_procedures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "waiting_patient_profiles" (
	"medical_center_id" integer NOT NULL,
	"waiting_patient_id" integer NOT NULL,
	"profile_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "waiting_patient_profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "waiting_patients" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "waiting_patients_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"patient_card_id" integer NOT NULL,
	"phone" text,
	"email" varchar(254),
	"note" text,
	"urgent" boolean DEFAULT false NOT NULL,
	"available_from" date,
	"available_to" date,
	"weekdays" smallint[] DEFAULT '{}' NOT NULL,
	"time_from" time,
	"time_to" time,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"removed_at" timestamp with time zone,
	"removed_by" integer,
	"booked_event_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "waiting_patients_time_order" CHECK ("waiting_patients"."time_to" > "waiting_patients"."time_from"),
	CONSTRAINT "waiting_patients_date_order" CHECK ("waiting_patients"."available_to" >= "waiting_patients"."available_from")
);
--> statement-breakpoint
ALTER TABLE "waiting_patients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "recurrence_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "patient_attendances" ADD COLUMN "arrived_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "patient_attendances" ADD COLUMN "started_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "patient_attendances" ADD COLUMN "left_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "working_hours_periods" ADD CONSTRAINT "working_hours_periods_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_hours_periods" ADD CONSTRAINT "working_hours_periods_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "additional_procedures" ADD CONSTRAINT "additional_procedures_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_facilities" ADD CONSTRAINT "procedure_facilities_procedure_id_procedures_id_fk" FOREIGN KEY ("procedure_id") REFERENCES "public"."procedures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_facilities" ADD CONSTRAINT "procedure_facilities_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_patient_procedures" ADD CONSTRAINT "waiting_patient_procedures_waiting_patient_id_waiting_patients_id_fk" FOREIGN KEY ("waiting_patient_id") REFERENCES "public"."waiting_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_patient_procedures" ADD CONSTRAINT "waiting_patient_procedures_procedure_id_procedures_id_fk" FOREIGN KEY ("procedure_id") REFERENCES "public"."procedures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_patient_profiles" ADD CONSTRAINT "waiting_patient_profiles_waiting_patient_id_waiting_patients_id_fk" FOREIGN KEY ("waiting_patient_id") REFERENCES "public"."waiting_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_patient_profiles" ADD CONSTRAINT "waiting_patient_profiles_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_patients" ADD CONSTRAINT "waiting_patients_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_patients" ADD CONSTRAINT "waiting_patients_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_patients" ADD CONSTRAINT "waiting_patients_booked_event_id_events_id_fk" FOREIGN KEY ("booked_event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "working_hours_periods_profile" ON "working_hours_periods" USING btree ("profile_id","from_date");--> statement-breakpoint
CREATE INDEX "additional_procedures_center" ON "additional_procedures" USING btree ("medical_center_id");--> statement-breakpoint
CREATE UNIQUE INDEX "procedure_facilities_pair" ON "procedure_facilities" USING btree ("procedure_id","facility_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_patient_procedures_pair" ON "waiting_patient_procedures" USING btree ("waiting_patient_id","procedure_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_patient_profiles_pair" ON "waiting_patient_profiles" USING btree ("waiting_patient_id","profile_id");--> statement-breakpoint
CREATE INDEX "waiting_patients_open" ON "waiting_patients" USING btree ("medical_center_id","created_at") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "waiting_patients_card" ON "waiting_patients" USING btree ("patient_card_id");--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_parent" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "events_by_parent" ON "events" USING btree ("parent_id","recurrence_at");--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "working_hours_periods" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "additional_procedures" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "procedure_facilities" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "waiting_patient_procedures" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "waiting_patient_profiles" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "waiting_patients" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));