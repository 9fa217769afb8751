CREATE TYPE "public"."attendance_state" AS ENUM('NOT_SET', 'PRESENT', 'EXCUSED', 'NOT_EXCUSED');--> statement-breakpoint
CREATE TYPE "public"."event_type" AS ENUM('BOOKING', 'EVENT', 'FREE_TIME');--> statement-breakpoint
CREATE TYPE "public"."facility_type" AS ENUM('EQUIPMENT', 'ROOM');--> statement-breakpoint
CREATE TYPE "public"."medical_center_type" AS ENUM('MEDICAL_CENTER', 'OTHER');--> statement-breakpoint
CREATE TYPE "public"."profession" AS ENUM('PHYSIOTHERAPIST', 'OCCUPATIONAL_THERAPIST', 'DOCTOR', 'OTHER');--> statement-breakpoint
CREATE TYPE "public"."profile_role" AS ENUM('ROLE_ADMIN', 'ROLE_PARAMEDIC', 'ROLE_RECEPTIONIST');--> statement-breakpoint
CREATE TYPE "public"."sex" AS ENUM('MALE', 'FEMALE');--> statement-breakpoint
CREATE TYPE "public"."color" AS ENUM('GREEN', 'CYAN', 'BLUE', 'INDIGO', 'VIOLET', 'PINK', 'RED', 'ORANGE', 'YELLOW', 'GRAY');--> statement-breakpoint
CREATE TYPE "public"."procedure_type" AS ENUM('INDIVIDUAL', 'GROUP');--> statement-breakpoint
CREATE TYPE "public"."uzis_type" AS ENUM('LTV', 'FT', 'ERGO', 'OTHER');--> statement-breakpoint
CREATE TYPE "public"."vat_rate" AS ENUM('PRIMARY', 'REDUCED', 'ZERO');--> statement-breakpoint
CREATE TYPE "public"."account_token_kind" AS ENUM('REGISTRATION', 'PASSWORD', 'INVITATION');--> statement-breakpoint
CREATE TABLE "event_facilities" (
	"medical_center_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"facility_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_facilities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "event_profiles" (
	"medical_center_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"profile_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "event_profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"type" "event_type" NOT NULL,
	"begin_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"all_day" boolean DEFAULT false NOT NULL,
	"name" text,
	"note" text,
	"issue" text,
	"color" "color",
	"procedure_id" integer,
	"capacity" integer,
	"owner_id" integer,
	"parent_id" integer,
	"recurrence" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "events_end_after_begin" CHECK ("events"."end_at" > "events"."begin_at")
);
--> statement-breakpoint
ALTER TABLE "events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "occupancies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "occupancies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"during" "tstzrange" NOT NULL,
	"event_id" integer NOT NULL,
	"profile_id" integer,
	"facility_id" integer,
	"patient_card_id" integer,
	"overridden_by" integer,
	"override_reason" text,
	CONSTRAINT "occupancies_one_claim" CHECK (num_nonnulls("occupancies"."profile_id", "occupancies"."facility_id", "occupancies"."patient_card_id") = 1),
	CONSTRAINT "occupancies_reason" CHECK (("occupancies"."overridden_by" is null) = ("occupancies"."override_reason" is null))
);
--> statement-breakpoint
ALTER TABLE "occupancies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "patient_attendances" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "patient_attendances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"event_id" integer NOT NULL,
	"patient_card_id" integer NOT NULL,
	"state" "attendance_state" DEFAULT 'NOT_SET' NOT NULL,
	"state_at" timestamp with time zone,
	"state_by" integer,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "patient_attendances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "facilities" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "facilities_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"type" "facility_type" NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "facilities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "facility_profiles" (
	"medical_center_id" integer NOT NULL,
	"facility_id" integer NOT NULL,
	"profile_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "facility_profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "medical_centers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "medical_centers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"slug" varchar(60) NOT NULL,
	"country" varchar(2) DEFAULT 'CZ' NOT NULL,
	"type" "medical_center_type" DEFAULT 'MEDICAL_CENTER' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "medical_centers_slug" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "medical_centers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "profiles" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "profiles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"user_id" integer,
	"role" "profile_role" NOT NULL,
	"profession" "profession" DEFAULT 'OTHER' NOT NULL,
	"degree_before" text,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"degree_after" text,
	"email" varchar(254) NOT NULL,
	"phone" text,
	"room" text,
	"working_hours" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"registered_at" timestamp with time zone,
	"deactivated_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "patient_card_words" (
	"medical_center_id" integer NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"patient_card_id" integer NOT NULL,
	CONSTRAINT "patient_card_words_medical_center_id_word_patient_card_id_pk" PRIMARY KEY("medical_center_id","word","patient_card_id")
);
--> statement-breakpoint
ALTER TABLE "patient_card_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "patient_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "patient_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"medical_center_id" integer NOT NULL,
	"degree_before" text,
	"name" text COLLATE "cs-x-icu" NOT NULL,
	"surname" text COLLATE "cs-x-icu" NOT NULL,
	"degree_after" text,
	"personal_number" varchar(10),
	"birth_date" date,
	"sex" "sex",
	"phone" text,
	"email" varchar(254),
	"insurer_code" varchar(3),
	"insurance_number" varchar(10),
	"insurance_variant" varchar(1),
	"country" varchar(2) DEFAULT 'CZ' NOT NULL,
	"street" text,
	"house_number" text,
	"orientation_number" text,
	"postcode" varchar(10),
	"town" text,
	"town_part" text,
	"abroad_address" text,
	"raw_address" text,
	"cave" text,
	"height_cm" integer,
	"weight_grams" integer,
	"invoice_note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	"archived_by" integer,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "patient_cards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "procedure_profiles" (
	"medical_center_id" integer NOT NULL,
	"procedure_id" integer NOT NULL,
	"profile_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "procedure_profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "procedures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "procedures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"name" text NOT NULL,
	"type" "procedure_type" DEFAULT 'INDIVIDUAL' NOT NULL,
	"uzis_type" "uzis_type" DEFAULT 'OTHER' NOT NULL,
	"duration_minutes" integer NOT NULL,
	"capacity" integer DEFAULT 1 NOT NULL,
	"price_amount" bigint NOT NULL,
	"price_currency" varchar(3) DEFAULT 'CZK' NOT NULL,
	"vat_rate" "vat_rate" DEFAULT 'ZERO' NOT NULL,
	"color" "color" DEFAULT 'BLUE' NOT NULL,
	"description" text,
	"accessible_in_booking" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "procedures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_rows" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_rows_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"profile_id" integer,
	"user_id" integer,
	"request_id" text NOT NULL,
	"action" varchar(60) NOT NULL,
	"entity_id" integer,
	"patient_card_id" integer,
	"details" jsonb
);
--> statement-breakpoint
ALTER TABLE "audit_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"medical_center_id" integer NOT NULL,
	"namespace" varchar(40) NOT NULL,
	"name" text NOT NULL,
	"extension" varchar(10) NOT NULL,
	"mime" varchar(100) NOT NULL,
	"size" bigint NOT NULL,
	"sha256" varchar(64) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	CONSTRAINT "files_uuid" UNIQUE("uuid")
);
--> statement-breakpoint
ALTER TABLE "files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"medical_center_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"key" varchar(100) NOT NULL,
	"request_hash" varchar(64) NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_profile_id_key_pk" PRIMARY KEY("profile_id","key")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"medical_center_id" integer,
	"recipient" varchar(254) NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" varchar(64) NOT NULL,
	"kind" "account_token_kind" NOT NULL,
	"email" varchar(254) NOT NULL,
	"profile_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "account_tokens_token_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "kept_forms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"path" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(64) PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"reset_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" varchar(64) NOT NULL,
	"user_id" integer NOT NULL,
	"profile_id" integer,
	"user_agent" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "sessions_token_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "user_configs" (
	"user_id" integer NOT NULL,
	"name" varchar(100) NOT NULL,
	"data" text NOT NULL,
	CONSTRAINT "user_configs_name" UNIQUE("user_id","name")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" varchar(254) NOT NULL,
	"password_hash" text,
	"name" text,
	"surname" text,
	"phone" text,
	"locale" text,
	"verified_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "users_email" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "event_facilities" ADD CONSTRAINT "event_facilities_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_facilities" ADD CONSTRAINT "event_facilities_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_profiles" ADD CONSTRAINT "event_profiles_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_profiles" ADD CONSTRAINT "event_profiles_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_procedure_id_procedures_id_fk" FOREIGN KEY ("procedure_id") REFERENCES "public"."procedures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_overridden_by_profiles_id_fk" FOREIGN KEY ("overridden_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_attendances" ADD CONSTRAINT "patient_attendances_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_attendances" ADD CONSTRAINT "patient_attendances_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facilities" ADD CONSTRAINT "facilities_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_profiles" ADD CONSTRAINT "facility_profiles_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_profiles" ADD CONSTRAINT "facility_profiles_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_card_words" ADD CONSTRAINT "patient_card_words_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_cards" ADD CONSTRAINT "patient_cards_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_profiles" ADD CONSTRAINT "procedure_profiles_procedure_id_procedures_id_fk" FOREIGN KEY ("procedure_id") REFERENCES "public"."procedures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_profiles" ADD CONSTRAINT "procedure_profiles_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedures" ADD CONSTRAINT "procedures_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_forms" ADD CONSTRAINT "kept_forms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_configs" ADD CONSTRAINT "user_configs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_facilities_pair" ON "event_facilities" USING btree ("event_id","facility_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_profiles_pair" ON "event_profiles" USING btree ("event_id","profile_id");--> statement-breakpoint
CREATE INDEX "events_by_begin" ON "events" USING btree ("medical_center_id","begin_at");--> statement-breakpoint
CREATE INDEX "occupancies_event" ON "occupancies" USING btree ("event_id");--> statement-breakpoint
CREATE UNIQUE INDEX "patient_attendances_pair" ON "patient_attendances" USING btree ("event_id","patient_card_id");--> statement-breakpoint
CREATE INDEX "patient_attendances_card" ON "patient_attendances" USING btree ("patient_card_id");--> statement-breakpoint
CREATE INDEX "facilities_center" ON "facilities" USING btree ("medical_center_id");--> statement-breakpoint
CREATE UNIQUE INDEX "facility_profiles_pair" ON "facility_profiles" USING btree ("facility_id","profile_id");--> statement-breakpoint
CREATE INDEX "profiles_user" ON "profiles" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_email" ON "profiles" USING btree ("medical_center_id","email");--> statement-breakpoint
CREATE INDEX "patient_card_words_card" ON "patient_card_words" USING btree ("patient_card_id");--> statement-breakpoint
CREATE UNIQUE INDEX "patient_cards_uuid" ON "patient_cards" USING btree ("uuid");--> statement-breakpoint
CREATE INDEX "patient_cards_by_name" ON "patient_cards" USING btree ("medical_center_id","surname","name","id");--> statement-breakpoint
CREATE INDEX "patient_cards_by_birth_date" ON "patient_cards" USING btree ("medical_center_id","birth_date","id");--> statement-breakpoint
CREATE INDEX "patient_cards_by_created" ON "patient_cards" USING btree ("medical_center_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "procedure_profiles_pair" ON "procedure_profiles" USING btree ("procedure_id","profile_id");--> statement-breakpoint
CREATE INDEX "procedures_center" ON "procedures" USING btree ("medical_center_id");--> statement-breakpoint
CREATE INDEX "audit_rows_by_time" ON "audit_rows" USING btree ("medical_center_id","at");--> statement-breakpoint
CREATE INDEX "audit_rows_by_patient" ON "audit_rows" USING btree ("medical_center_id","patient_card_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_time" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mails_by_time" ON "mails" USING btree ("medical_center_id","created_at");--> statement-breakpoint
CREATE INDEX "account_tokens_email" ON "account_tokens" USING btree ("email");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "event_facilities" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "event_profiles" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "events" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "occupancies" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "patient_attendances" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "facilities" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "facility_profiles" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "own_medical_center" ON "medical_centers" AS PERMISSIVE FOR ALL TO public USING (id = (select current_medical_center()) or id in (select my_medical_centers())) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "of_medical_center_or_own" ON "profiles" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()) or user_id = (select current_user_id()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "patient_card_words" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "patient_cards" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "procedure_profiles" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "procedures" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "audit_rows" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "files" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "mails" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center())) WITH CHECK (medical_center_id is null or medical_center_id = (select current_medical_center()));