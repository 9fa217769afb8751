-- The application's role, its rights to tables that are to come, and the functions that row-level security asks.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'motus_app') THEN CREATE ROLE motus_app NOLOGIN; END IF;
END $$;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO motus_app;--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO motus_app;--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO motus_app;--> statement-breakpoint
CREATE FUNCTION current_medical_center() RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('motus.medical_center', true), '')::integer $$;--> statement-breakpoint
CREATE FUNCTION current_user_id() RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('motus.user', true), '')::integer $$;--> statement-breakpoint
-- Its table follows below; the planner sees it when the first query runs.
SET LOCAL check_function_bodies = off;--> statement-breakpoint
CREATE FUNCTION my_medical_centers() RETURNS SETOF integer LANGUAGE sql STABLE
  AS $$ SELECT medical_center_id FROM profiles WHERE user_id = current_user_id() AND deactivated_at IS NULL $$;--> statement-breakpoint
CREATE TYPE "public"."account_token_kind" AS ENUM('REGISTRATION', 'PASSWORD', 'INVITATION');--> statement-breakpoint
CREATE TYPE "public"."attachment_type" AS ENUM('MEDICAL', 'ADMINISTRATIVE');--> statement-breakpoint
CREATE TYPE "public"."voucher_vat" AS ENUM('BY_RATES', 'SOLD', 'USED');--> statement-breakpoint
CREATE TYPE "public"."booking_locale" AS ENUM('cs', 'de', 'en', 'sk');--> statement-breakpoint
CREATE TYPE "public"."booking_status" AS ENUM('CREATED', 'ACCEPTED', 'REJECTED', 'CANCELED_BY_CUSTOMER');--> statement-breakpoint
CREATE TYPE "public"."cash_direction" AS ENUM('IN', 'OUT');--> statement-breakpoint
CREATE TYPE "public"."color" AS ENUM('GREEN', 'CYAN', 'BLUE', 'INDIGO', 'VIOLET', 'PINK', 'RED', 'ORANGE', 'YELLOW', 'GRAY');--> statement-breakpoint
CREATE TYPE "public"."event_type" AS ENUM('BOOKING', 'EVENT', 'FREE_TIME');--> statement-breakpoint
CREATE TYPE "public"."facility_type" AS ENUM('EQUIPMENT', 'ROOM');--> statement-breakpoint
CREATE TYPE "public"."gdpr_consent_type" AS ENUM('EMAIL', 'SIGNATURE');--> statement-breakpoint
CREATE TYPE "public"."invoice_export_format" AS ENUM('INVOICES_SET', 'PAYMENT_TABLE');--> statement-breakpoint
CREATE TYPE "public"."table_format" AS ENUM('CSV', 'XLSX');--> statement-breakpoint
CREATE TYPE "public"."invoice_kind" AS ENUM('INVOICE', 'CREDIT_NOTE', 'ADVANCE');--> statement-breakpoint
CREATE TYPE "public"."medical_center_type" AS ENUM('MEDICAL_CENTER', 'OTHER');--> statement-breakpoint
CREATE TYPE "public"."second_factor_duty" AS ENUM('NOBODY', 'ADMINISTRATORS', 'EVERYBODY');--> statement-breakpoint
CREATE TYPE "public"."notice_occasion" AS ENUM('BOOKED', 'MOVED', 'CANCELLED', 'REMINDER', 'RECEIVED', 'REJECTED', 'OWED');--> statement-breakpoint
CREATE TYPE "public"."notification_type" AS ENUM('SMS', 'EMAIL');--> statement-breakpoint
CREATE TYPE "public"."notice_state" AS ENUM('WAITING', 'HANDED_OVER', 'REFUSED', 'STOPPED');--> statement-breakpoint
CREATE TYPE "public"."notice_stop_reason" AS ENUM('UNDONE', 'OPTED_OUT', 'NO_CONTACT', 'CARD_CLOSED', 'TOO_LATE', 'SWITCHED_OFF', 'CENTER_YOUNG');--> statement-breakpoint
CREATE TYPE "public"."attendance_state" AS ENUM('NOT_SET', 'PRESENT', 'EXCUSED', 'NOT_EXCUSED');--> statement-breakpoint
CREATE TYPE "public"."sex" AS ENUM('MALE', 'FEMALE');--> statement-breakpoint
CREATE TYPE "public"."payment_item_target" AS ENUM('PROCEDURE', 'ADDITIONAL_PROCEDURE', 'PROCEDURE_VOUCHER');--> statement-breakpoint
CREATE TYPE "public"."payment_method" AS ENUM('CASH', 'CARD', 'TRANSFER', 'VOUCHER');--> statement-breakpoint
CREATE TYPE "public"."price_target" AS ENUM('PROCEDURE', 'ADDITIONAL_PROCEDURE', 'VOUCHER_PRESET');--> statement-breakpoint
CREATE TYPE "public"."voucher_entry_kind" AS ENUM('BOUGHT', 'USED', 'RETURNED', 'CORRECTED', 'REFUNDED', 'EXPIRED', 'TRANSFERRED');--> statement-breakpoint
CREATE TYPE "public"."period_unit" AS ENUM('YEAR', 'MONTH', 'WEEK', 'DAY');--> statement-breakpoint
CREATE TYPE "public"."procedure_type" AS ENUM('INDIVIDUAL', 'GROUP');--> statement-breakpoint
CREATE TYPE "public"."uzis_type" AS ENUM('LTV', 'FT', 'ERGO', 'OTHER');--> statement-breakpoint
CREATE TYPE "public"."vat_rate" AS ENUM('PRIMARY', 'REDUCED', 'ZERO');--> statement-breakpoint
CREATE TYPE "public"."profession" AS ENUM('PHYSIOTHERAPIST', 'OCCUPATIONAL_THERAPIST', 'DOCTOR', 'OTHER');--> statement-breakpoint
CREATE TYPE "public"."profile_role" AS ENUM('ROLE_ADMIN', 'ROLE_PARAMEDIC', 'ROLE_RECEPTIONIST');--> statement-breakpoint
CREATE TYPE "public"."related_person_role" AS ENUM('GUARDIAN', 'CONTACT', 'INFORMED');--> statement-breakpoint
CREATE TYPE "public"."report_summary_failure" AS ENUM('UNREACHABLE', 'SILENT', 'REFUSED', 'BROKEN', 'TOO_LONG', 'NOT_UNDERSTOOD', 'NOTHING_HOLDS', 'NOT_AGREED', 'CUT_OFF');--> statement-breakpoint
CREATE TYPE "public"."report_summary_source" AS ENUM('EXTRACT', 'MODEL');--> statement-breakpoint
CREATE TYPE "public"."signing_proof" AS ENUM('NONE', 'PASSWORD', 'CODE');--> statement-breakpoint
CREATE TABLE "account_tokens" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" varchar(64) NOT NULL,
	"kind" "account_token_kind" NOT NULL,
	"email" varchar(254) NOT NULL,
	"profile_id" integer,
	"medical_center_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "account_tokens_token_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
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
CREATE TABLE "alerts" (
	"medical_center_id" integer NOT NULL,
	"alert_id" integer NOT NULL,
	"active" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	CONSTRAINT "alerts_medical_center_id_alert_id_pk" PRIMARY KEY("medical_center_id","alert_id")
);
--> statement-breakpoint
ALTER TABLE "alerts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "attachments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "attachments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"medical_center_id" integer NOT NULL,
	"patient_card_id" integer NOT NULL,
	"medical_report_id" integer,
	"file_id" integer NOT NULL,
	"type" "attachment_type" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "attachments_uuid" UNIQUE("uuid"),
	CONSTRAINT "attachments_file" UNIQUE("file_id")
);
--> statement-breakpoint
ALTER TABLE "attachments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_links" (
	"medical_center_id" integer NOT NULL,
	"position" bigint NOT NULL,
	"audit_row_id" bigint NOT NULL,
	"hash" varchar(64) NOT NULL,
	"sealed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_links_medical_center_id_position_pk" PRIMARY KEY("medical_center_id","position"),
	CONSTRAINT "audit_links_row" UNIQUE("audit_row_id")
);
--> statement-breakpoint
ALTER TABLE "audit_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"details" jsonb,
	"address" text
);
--> statement-breakpoint
ALTER TABLE "audit_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_unsealed" (
	"audit_row_id" bigint PRIMARY KEY NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_unsealed" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"row" varchar(43),
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
CREATE TABLE "billing_information" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "billing_information_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"company_name" text NOT NULL,
	"company_number" char(8),
	"vat_number" varchar(14),
	"tax_number" char(10),
	"vat_payer" boolean DEFAULT false NOT NULL,
	"vat_payer_from" date,
	"voucher_vat" "voucher_vat" DEFAULT 'BY_RATES' NOT NULL,
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
	"due_days" integer DEFAULT 14 NOT NULL,
	"invoice_footer" text,
	"invoicing_active" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "billing_information_center" UNIQUE("medical_center_id")
);
--> statement-breakpoint
ALTER TABLE "billing_information" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"medical_center_id" integer NOT NULL,
	"status" "booking_status" DEFAULT 'CREATED' NOT NULL,
	"begin_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"procedure_id" integer NOT NULL,
	"profile_id" integer,
	"event_id" integer,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"date_of_birth" date NOT NULL,
	"sex" "sex" NOT NULL,
	"email" varchar(254) NOT NULL,
	"phone" varchar(20) NOT NULL,
	"issue" text,
	"note" text,
	"file_id" integer,
	"locale" "booking_locale" NOT NULL,
	"information" integer NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"confirm_by" timestamp with time zone,
	"price" bigint,
	"variable_symbol" varchar(10),
	"payed_in_advance" boolean DEFAULT false NOT NULL,
	"patient_card_id" integer,
	"decided_by" integer,
	"decided_at" timestamp with time zone,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "bookings_uuid" UNIQUE("uuid"),
	CONSTRAINT "bookings_token_hash" UNIQUE("token_hash"),
	CONSTRAINT "bookings_end_after_begin" CHECK ("bookings"."end_at" > "bookings"."begin_at"),
	CONSTRAINT "bookings_held" CHECK ("bookings"."event_id" is not null or "bookings"."confirm_by" is not null),
	CONSTRAINT "bookings_decided" CHECK (("bookings"."status" = 'CREATED') = ("bookings"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "bookings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "calendar_acls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_acls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"email" varchar(254) NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"address_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "calendar_acls_token_hash" UNIQUE("token_hash"),
	CONSTRAINT "calendar_acls_email" UNIQUE("profile_id","email")
);
--> statement-breakpoint
ALTER TABLE "calendar_acls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cash_boxes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_boxes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"number" integer NOT NULL,
	"name" varchar(100) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cash_boxes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cash_closes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_closes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"cash_box_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"last_entry_id" integer,
	"counted" bigint NOT NULL,
	"difference" bigint NOT NULL,
	"reason" text,
	"profile_id" integer NOT NULL,
	CONSTRAINT "cash_closes_difference" CHECK (counted >= 0 and (difference = 0 or reason is not null))
);
--> statement-breakpoint
ALTER TABLE "cash_closes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "cash_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cash_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"cash_box_id" integer NOT NULL,
	"direction" "cash_direction" NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"payment_entry_id" integer,
	"reason" text,
	"profile_id" integer NOT NULL,
	"content" jsonb,
	CONSTRAINT "cash_entries_reason" CHECK (payment_entry_id is not null or reason is not null),
	CONSTRAINT "cash_entries_direction" CHECK (case direction when 'IN' then amount >= 0 else amount <= 0 end)
);
--> statement-breakpoint
ALTER TABLE "cash_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "desks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"name" varchar(100) NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"lock_minutes" integer NOT NULL,
	"cash_box_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "desks_token_hash" UNIQUE("token_hash"),
	CONSTRAINT "desks_lock_minutes" CHECK (lock_minutes between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "disposal_cards" (
	"medical_center_id" integer NOT NULL,
	"disposal_id" integer NOT NULL,
	"card_id" integer NOT NULL,
	CONSTRAINT "disposal_cards_pk" PRIMARY KEY("disposal_id","card_id")
);
--> statement-breakpoint
ALTER TABLE "disposal_cards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "disposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "disposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"proposed_at" timestamp with time zone NOT NULL,
	"proposed_by" integer NOT NULL,
	"confirmed_at" timestamp with time zone,
	"confirmed_by" integer,
	"alone" boolean DEFAULT false NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "disposals_confirmed" CHECK ((confirmed_at is null) = (confirmed_by is null)),
	CONSTRAINT "disposals_withdrawn" CHECK ((withdrawn_at is null) = (withdrawn_by is null) and (withdrawn_at is null or confirmed_at is null)),
	CONSTRAINT "disposals_two_people" CHECK (confirmed_by is null or (confirmed_by = proposed_by) = alone),
	CONSTRAINT "disposals_another_day" CHECK (not alone or (confirmed_at at time zone 'Europe/Prague')::date > (proposed_at at time zone 'Europe/Prague')::date)
);
--> statement-breakpoint
ALTER TABLE "disposals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"recurrence_at" timestamp with time zone,
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
	"width" integer,
	"height" integer,
	"thumbnail" uuid,
	"picture" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	CONSTRAINT "files_uuid" UNIQUE("uuid")
);
--> statement-breakpoint
ALTER TABLE "files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "former_slugs" (
	"slug" varchar(60) PRIMARY KEY NOT NULL,
	"medical_center_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_slugs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "gdpr_consent_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gdpr_consent_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"patient_card_id" integer NOT NULL,
	"wording_id" integer NOT NULL,
	"recipient" varchar(254) NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "gdpr_consent_links_token_hash" UNIQUE("token_hash"),
	CONSTRAINT "gdpr_consent_links_evidence" UNIQUE("id","patient_card_id","wording_id")
);
--> statement-breakpoint
ALTER TABLE "gdpr_consent_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "gdpr_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gdpr_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"patient_card_id" integer NOT NULL,
	"wording_id" integer NOT NULL,
	"type" "gdpr_consent_type" NOT NULL,
	"given_on" date NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"link_id" integer,
	"document_id" integer,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" integer,
	CONSTRAINT "gdpr_consents_proof" CHECK (case type when 'EMAIL' then link_id is not null and created_by is null else link_id is null and created_by is not null end),
	CONSTRAINT "gdpr_consents_document" CHECK (document_id is null or type = 'SIGNATURE'),
	CONSTRAINT "gdpr_consents_withdrawal" CHECK ((withdrawn_at is null) = (withdrawn_by is null))
);
--> statement-breakpoint
ALTER TABLE "gdpr_consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "gdpr_wordings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gdpr_wordings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "gdpr_wordings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "invoice_exports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoice_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"format" "invoice_export_format" NOT NULL,
	"table_format" "table_format",
	"language" varchar(2) NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" integer NOT NULL,
	"generated_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"file_id" integer,
	CONSTRAINT "invoice_exports_state" CHECK (from_day <= to_day and (generated_at is null) = (file_id is null) and (generated_at is null or failed_at is null) and (format = 'PAYMENT_TABLE') = (table_format is not null))
);
--> statement-breakpoint
ALTER TABLE "invoice_exports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice_files" (
	"invoice_id" integer PRIMARY KEY NOT NULL,
	"medical_center_id" integer NOT NULL,
	"file_id" integer NOT NULL,
	"sha256" varchar(64) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_files" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice_payments" (
	"invoice_id" integer NOT NULL,
	"payment_id" integer NOT NULL,
	"medical_center_id" integer NOT NULL,
	"lines" integer[] NOT NULL,
	CONSTRAINT "invoice_payments_invoice_id_payment_id_pk" PRIMARY KEY("invoice_id","payment_id"),
	CONSTRAINT "invoice_payments_lines" CHECK (cardinality(lines) > 0)
);
--> statement-breakpoint
ALTER TABLE "invoice_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"medical_center_id" integer NOT NULL,
	"kind" "invoice_kind" DEFAULT 'INVOICE' NOT NULL,
	"year" integer NOT NULL,
	"first" integer DEFAULT 1 NOT NULL,
	"last" integer NOT NULL,
	"prefix" varchar(6) DEFAULT '' NOT NULL,
	"year_digits" integer DEFAULT 4 NOT NULL,
	"separator" varchar(1) DEFAULT '-' NOT NULL,
	"digits" integer DEFAULT 4 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invoice_series_medical_center_id_kind_year_first_pk" PRIMARY KEY("medical_center_id","kind","year","first"),
	CONSTRAINT "invoice_series_run" CHECK (first > 0 and last >= first - 1)
);
--> statement-breakpoint
ALTER TABLE "invoice_series" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"medical_center_id" integer NOT NULL,
	"kind" "invoice_kind" DEFAULT 'INVOICE' NOT NULL,
	"corrects_id" integer,
	"credited_lines" integer[],
	"received" integer[],
	"year" integer NOT NULL,
	"position" integer NOT NULL,
	"issued_on" date NOT NULL,
	"content" jsonb NOT NULL,
	"digest" varchar(64) NOT NULL,
	"note" text,
	"issued_at" timestamp with time zone NOT NULL,
	"issued_by" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "invoices_credit" CHECK ((kind = 'CREDIT_NOTE') = (corrects_id is not null) and (corrects_id is null) = (credited_lines is null)),
	CONSTRAINT "invoices_advance" CHECK ((kind::text = 'ADVANCE') = (received is not null)),
	CONSTRAINT "invoices_series" CHECK (position > 0 and year = extract(year from issued_on))
);
--> statement-breakpoint
ALTER TABLE "invoices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "kept_forms" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" integer NOT NULL,
	"profile_id" integer,
	"path" text NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"session_id" integer
);
--> statement-breakpoint
ALTER TABLE "kept_forms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "longer_kept_cards" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "longer_kept_cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"card_id" integer NOT NULL,
	"until" date NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "longer_kept_cards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"medical_center_id" integer,
	"cause" varchar(120),
	"channel" "notification_type" DEFAULT 'EMAIL' NOT NULL,
	"recipient" varchar(254) NOT NULL,
	"reply_to" varchar(254),
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"file_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" text,
	"answer" text
);
--> statement-breakpoint
ALTER TABLE "mails" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "medical_centers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "medical_centers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"slug" varchar(60) NOT NULL,
	"country" varchar(2) DEFAULT 'CZ' NOT NULL,
	"currency" varchar(3),
	"street" text,
	"house_number" text,
	"orientation_number" text,
	"postcode" varchar(10),
	"town" text,
	"town_part" text,
	"logo_id" integer,
	"type" "medical_center_type" DEFAULT 'MEDICAL_CENTER' NOT NULL,
	"gdpr_active" boolean DEFAULT false NOT NULL,
	"gdpr_consent_by_email" boolean DEFAULT false NOT NULL,
	"calendar_feed_names" boolean DEFAULT false NOT NULL,
	"signing_proof" "signing_proof" DEFAULT 'NONE' NOT NULL,
	"second_factor_duty" "second_factor_duty" DEFAULT 'NOBODY' NOT NULL,
	"second_factor_from" timestamp with time zone,
	"reminder_days" integer DEFAULT 7 NOT NULL,
	"retention_years" integer DEFAULT 5 NOT NULL,
	"missed_fee_percent" integer DEFAULT 100 NOT NULL,
	"late_excuse_hours" integer DEFAULT 0 NOT NULL,
	"booking_active" boolean DEFAULT false NOT NULL,
	"booking_color" "color" DEFAULT 'GRAY' NOT NULL,
	"booking_introduction" text,
	"booking_slot_frequency" integer DEFAULT 15 NOT NULL,
	"booking_break_minutes" integer DEFAULT 0 NOT NULL,
	"booking_earliest_days" integer DEFAULT 60 NOT NULL,
	"booking_latest_hours" integer DEFAULT 24 NOT NULL,
	"booking_cancelable" boolean DEFAULT true NOT NULL,
	"booking_cancel_hours" integer DEFAULT 24 NOT NULL,
	"booking_on_holidays" boolean DEFAULT false NOT NULL,
	"booking_paid_in_advance" boolean DEFAULT false NOT NULL,
	"booking_payment_text" text,
	"booking_confirmed" boolean DEFAULT true NOT NULL,
	"booking_origins" text[] DEFAULT '{}' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "medical_centers_slug" UNIQUE("slug"),
	CONSTRAINT "medical_centers_currency" CHECK (currency in ('CZK', 'EUR')),
	CONSTRAINT "medical_centers_reminder_days" CHECK (reminder_days between 1 and 365),
	CONSTRAINT "medical_centers_retention" CHECK (retention_years between 5 and 100),
	CONSTRAINT "medical_centers_missed_visits" CHECK (missed_fee_percent between 0 and 100 and late_excuse_hours between 0 and 168),
	CONSTRAINT "medical_centers_slot_frequency" CHECK (booking_slot_frequency > 0)
);
--> statement-breakpoint
ALTER TABLE "medical_centers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "medical_diagnoses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "medical_diagnoses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" varchar(5) NOT NULL,
	"name" text NOT NULL,
	"words" text NOT NULL,
	"valid_from" date NOT NULL,
	"valid_to" date,
	CONSTRAINT "medical_diagnoses_code" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "medical_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "medical_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"medical_center_id" integer NOT NULL,
	"patient_card_id" integer NOT NULL,
	"signed_card_id" integer,
	"patient_attendance_id" integer,
	"procedure_id" integer,
	"duration_minutes" integer,
	"examined_at" timestamp with time zone NOT NULL,
	"content" text NOT NULL,
	"summary" text NOT NULL,
	"body_diagram" json,
	"findings" json,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer NOT NULL,
	"signed_at" timestamp with time zone,
	"signed_by" integer,
	"signing_proof" "signing_proof",
	"procedure_name" text,
	"paramedic_name" text,
	"digest" varchar(64),
	"digest_edition" integer DEFAULT 1 NOT NULL,
	"invalidated_at" timestamp with time zone,
	"invalidated_by" integer,
	"invalid_reason" text,
	"removed_at" timestamp with time zone,
	"removed_by" integer,
	"correction_of_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "medical_reports_uuid" UNIQUE("uuid"),
	CONSTRAINT "medical_reports_signed_whole" CHECK (num_nulls("medical_reports"."signed_at", "medical_reports"."signed_by", "medical_reports"."paramedic_name", "medical_reports"."digest") in (0, 4)),
	CONSTRAINT "medical_reports_signing_proof" CHECK ("medical_reports"."signing_proof" is null or "medical_reports"."signed_at" is not null),
	CONSTRAINT "medical_reports_signed_card" CHECK ("medical_reports"."signed_card_id" is null or ("medical_reports"."signed_at" is not null and "medical_reports"."signed_card_id" <> "medical_reports"."patient_card_id")),
	CONSTRAINT "medical_reports_invalid_whole" CHECK (num_nulls("medical_reports"."invalidated_at", "medical_reports"."invalidated_by", "medical_reports"."invalid_reason") in (0, 3)),
	CONSTRAINT "medical_reports_invalid_signed" CHECK ("medical_reports"."invalidated_at" is null or "medical_reports"."signed_at" is not null),
	CONSTRAINT "medical_reports_removed_draft" CHECK ("medical_reports"."removed_at" is null or "medical_reports"."signed_at" is null)
);
--> statement-breakpoint
ALTER TABLE "medical_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "month_closes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "month_closes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"month" date NOT NULL,
	"sums" jsonb NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by" integer NOT NULL,
	"reopened_at" timestamp with time zone,
	"reopened_by" integer,
	"reopen_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "month_closes_reopened" CHECK (extract(day from month) = 1 and (reopened_at is null) = (reopen_reason is null) and (reopened_at is null) = (reopened_by is null))
);
--> statement-breakpoint
ALTER TABLE "month_closes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notice_rules" (
	"medical_center_id" integer PRIMARY KEY NOT NULL,
	"quiet_from" varchar(5),
	"quiet_to" varchar(5),
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notice_texts" (
	"medical_center_id" integer NOT NULL,
	"channel" "notification_type" NOT NULL,
	"occasion" "notice_occasion" NOT NULL,
	"language" varchar(2) NOT NULL,
	"subject" text,
	"message" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "notice_texts_medical_center_id_channel_occasion_language_pk" PRIMARY KEY("medical_center_id","channel","occasion","language")
);
--> statement-breakpoint
ALTER TABLE "notice_texts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"medical_center_id" integer NOT NULL,
	"patient_card_id" integer,
	"cause" varchar(120) NOT NULL,
	"channel" "notification_type" NOT NULL,
	"occasion" "notice_occasion",
	"visits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"booking_id" integer,
	"state" "notice_state" DEFAULT 'WAITING' NOT NULL,
	"stop_reason" "notice_stop_reason",
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"send_at" timestamp with time zone NOT NULL,
	"written_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"repeats_id" integer
);
--> statement-breakpoint
ALTER TABLE "notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "occupancies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "occupancies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"during" "tstzrange" NOT NULL,
	"begin_at" timestamp with time zone GENERATED ALWAYS AS (lower(during)) STORED NOT NULL,
	"end_at" timestamp with time zone GENERATED ALWAYS AS (upper(during)) STORED NOT NULL,
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
	"on_ft_voucher" boolean DEFAULT false NOT NULL,
	"arrived_at" timestamp with time zone,
	"started_at" timestamp with time zone,
	"left_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "patient_attendances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "patient_card_merges" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "patient_card_merges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"kept_id" integer NOT NULL,
	"merged_id" integer NOT NULL,
	"merged_at" timestamp with time zone NOT NULL,
	"merged_by" integer NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"moved" jsonb NOT NULL,
	"marks" jsonb NOT NULL,
	"archived_at" timestamp with time zone,
	"archived_by" integer,
	"undone_at" timestamp with time zone,
	"undone_by" integer,
	CONSTRAINT "patient_card_merges_two" CHECK ("patient_card_merges"."kept_id" <> "patient_card_merges"."merged_id"),
	CONSTRAINT "patient_card_merges_undone" CHECK ((undone_at is null) = (undone_by is null))
);
--> statement-breakpoint
ALTER TABLE "patient_card_merges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "patient_card_words" (
	"medical_center_id" integer NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	"initial" smallint DEFAULT 0 NOT NULL,
	"patient_card_id" integer NOT NULL,
	CONSTRAINT "patient_card_words_pk" PRIMARY KEY("medical_center_id","word","initial","patient_card_id")
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
	"language" varchar(2),
	"notices_refused" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"archived_at" timestamp with time zone,
	"archived_by" integer,
	"merged_into_id" integer,
	"erased_at" timestamp with time zone,
	"disposed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "patient_cards_merged_archived" CHECK ("patient_cards"."merged_into_id" is null or "patient_cards"."archived_at" is not null),
	CONSTRAINT "patient_cards_gone_archived" CHECK (num_nonnulls("patient_cards"."erased_at", "patient_cards"."disposed_at") = 0 or "patient_cards"."archived_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "patient_cards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "patient_erasures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "patient_erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"card_id" integer NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"erased_by" integer NOT NULL,
	"requested_on" date,
	"request" text,
	"disposal_id" integer,
	"whole" boolean NOT NULL,
	"retention_years" integer NOT NULL,
	"first_entry_on" date,
	"last_entry_on" date,
	"reports" integer NOT NULL,
	"attachments" integer NOT NULL,
	"erased" jsonb NOT NULL,
	"written_in" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	CONSTRAINT "patient_erasures_why" CHECK ((requested_on is null) <> (disposal_id is null) and (disposal_id is null or whole))
);
--> statement-breakpoint
ALTER TABLE "patient_erasures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"bank_movement_id" integer,
	"profile_id" integer,
	CONSTRAINT "payment_entries_reason" CHECK (amount <> 0 and (amount > 0 or reason is not null or method = 'VOUCHER')),
	CONSTRAINT "payment_entries_person" CHECK (profile_id is not null or method = 'VOUCHER')
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
	"vat_when_used" boolean DEFAULT false NOT NULL,
	"target_type" "payment_item_target" NOT NULL,
	"target_id" integer,
	"given_back_at" timestamp with time zone,
	CONSTRAINT "payment_items_price" CHECK (price <= list_price and (price >= 0 or given_back_at is not null) and (price = list_price or discount_reason is not null)),
	CONSTRAINT "payment_items_when_used" CHECK (not vat_when_used or (target_type = 'PROCEDURE_VOUCHER' and vat_rate = 'ZERO'))
);
--> statement-breakpoint
ALTER TABLE "payment_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"patient_card_id" integer,
	"attendance_id" integer,
	"missed_percent" integer,
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
	"invoiced_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payments_paid_within" CHECK (price >= 0 and paid between 0 and price and (payed_at is null or paid = price)),
	CONSTRAINT "payments_invoiced_owed" CHECK (invoiced_at is null or canceled_at is null)
);
--> statement-breakpoint
ALTER TABLE "payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "pins" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"pin_hash" text NOT NULL,
	"key_id" varchar(12),
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"target" "price_target" NOT NULL,
	"target_id" integer NOT NULL,
	"valid_from" date NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "prices_amount" CHECK (amount >= 0)
);
--> statement-breakpoint
ALTER TABLE "prices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "procedure_facilities" (
	"medical_center_id" integer NOT NULL,
	"procedure_id" integer NOT NULL,
	"facility_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "procedure_facilities" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "procedure_profiles" (
	"medical_center_id" integer NOT NULL,
	"procedure_id" integer NOT NULL,
	"profile_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "procedure_profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "procedure_voucher_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "procedure_voucher_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"voucher_id" integer NOT NULL,
	"procedure_id" integer NOT NULL,
	"kind" "voucher_entry_kind" NOT NULL,
	"count" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"payment_id" integer,
	"other_voucher_id" integer,
	"reason" text,
	"profile_id" integer,
	CONSTRAINT "procedure_voucher_entries_kind" CHECK (count <> 0 and (kind::text in ('USED', 'RETURNED')) = (payment_id is not null) and (kind::text not in ('CORRECTED', 'REFUNDED', 'TRANSFERRED') or reason is not null) and (kind::text = 'TRANSFERRED') = (other_voucher_id is not null) and (kind::text in ('EXPIRED', 'RETURNED') or profile_id is not null))
);
--> statement-breakpoint
ALTER TABLE "procedure_voucher_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
CREATE TABLE "procedure_voucher_services" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "procedure_voucher_services_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"voucher_id" integer NOT NULL,
	"procedure_id" integer NOT NULL,
	"available" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"expired" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "procedure_voucher_services_count" CHECK (available >= 0 and used >= 0 and expired >= 0)
);
--> statement-breakpoint
ALTER TABLE "procedure_voucher_services" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "procedure_vouchers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "procedure_vouchers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"patient_card_id" integer NOT NULL,
	"preset_id" integer NOT NULL,
	"payment_id" integer,
	"origin_id" integer,
	"name" text NOT NULL,
	"valid_to" date NOT NULL,
	"archived_at" timestamp with time zone,
	"archived_by" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "procedure_vouchers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"accessible_in_booking" boolean DEFAULT false NOT NULL,
	"working_hours" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"registered_at" timestamp with time zone,
	"deactivated_at" timestamp with time zone,
	"signed_out_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "profiles" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" varchar(64) PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"reset_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"user_id" integer NOT NULL,
	"code_hash" text NOT NULL,
	"key_id" varchar(12),
	"used_at" timestamp with time zone,
	CONSTRAINT "recovery_codes_user_id_code_hash_pk" PRIMARY KEY("user_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "related_persons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "related_persons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"patient_card_id" integer NOT NULL,
	"name" text NOT NULL,
	"relation" text,
	"roles" "related_person_role"[] NOT NULL,
	"phone" text,
	"email" varchar(254),
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "related_persons_some_role" CHECK (cardinality("related_persons"."roles") > 0)
);
--> statement-breakpoint
ALTER TABLE "related_persons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "remembered_devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "remembered_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" varchar(64) NOT NULL,
	"user_id" integer NOT NULL,
	"user_agent" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "remembered_devices_token_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "report_summaries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_summaries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"patient_card_id" integer NOT NULL,
	"from_day" date,
	"to_day" date,
	"source" "report_summary_source" NOT NULL,
	"model" text,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" integer NOT NULL,
	"ready_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"failure" "report_summary_failure",
	"cut_off_at" timestamp with time zone,
	"sentences" jsonb,
	"reports_read" integer NOT NULL,
	"reports_total" integer NOT NULL,
	"sentences_dropped" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "report_summaries_range" CHECK ((from_day is null) = (to_day is null) and (from_day is null or from_day <= to_day)),
	CONSTRAINT "report_summaries_model" CHECK ((source = 'MODEL') = (model is not null)),
	CONSTRAINT "report_summaries_ready" CHECK ((ready_at is null) = (sentences is null)),
	CONSTRAINT "report_summaries_failed" CHECK ((failed_at is null) = (failure is null) and (ready_at is null or failed_at is null))
);
--> statement-breakpoint
ALTER TABLE "report_summaries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "report_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"procedure_id" integer,
	"owner_id" integer,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"sealed_key" text NOT NULL,
	"key_id" varchar(12),
	"prepared_by" integer NOT NULL,
	"prepared_at" timestamp with time zone NOT NULL,
	"turned_on_at" timestamp with time zone,
	"last_step" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_steps" (
	"token_hash" varchar(64) PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secret_fingerprints" (
	"name" varchar(60) PRIMARY KEY NOT NULL,
	"fingerprint" varchar(64) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "secret_fingerprints" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" varchar(64) NOT NULL,
	"previous_token_hash" varchar(64),
	"token_renewed_at" timestamp with time zone,
	"user_id" integer NOT NULL,
	"profile_id" integer,
	"user_agent" text NOT NULL,
	"address" text NOT NULL,
	"strange" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"confirmed_at" timestamp with time zone,
	"confirmed_with" "signing_proof",
	"proven_at" timestamp with time zone,
	"desk_id" integer,
	"locked_at" timestamp with time zone,
	"missed_unlocks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "sessions_token_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_notice_rules" (
	"medical_center_id" integer PRIMARY KEY NOT NULL,
	"request_profiles" integer[] DEFAULT '{}' NOT NULL,
	"sheet_profiles" integer[] DEFAULT '{}' NOT NULL,
	"sheet_time" varchar(5) DEFAULT '19:00' NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "staff_notice_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "summary_consents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "summary_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"address" text NOT NULL,
	"model" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	"given_by" integer NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" integer,
	CONSTRAINT "summary_consents_withdrawal" CHECK ((withdrawn_at is null) = (withdrawn_by is null))
);
--> statement-breakpoint
ALTER TABLE "summary_consents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"refused_logins" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "users_email" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "variable_symbols" (
	"medical_center_id" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "variable_symbols" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
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
	"canceled_event_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "waiting_patients_time_order" CHECK ("waiting_patients"."time_to" > "waiting_patients"."time_from"),
	CONSTRAINT "waiting_patients_date_order" CHECK ("waiting_patients"."available_to" >= "waiting_patients"."available_from")
);
--> statement-breakpoint
ALTER TABLE "waiting_patients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "working_hours_periods" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "working_hours_periods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"from_date" date NOT NULL,
	"to_date" date NOT NULL,
	"working_hours" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "working_hours_periods_order" CHECK ("working_hours_periods"."to_date" >= "working_hours_periods"."from_date")
);
--> statement-breakpoint
ALTER TABLE "working_hours_periods" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "additional_procedures" ADD CONSTRAINT "additional_procedures_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_medical_report_id_medical_reports_id_fk" FOREIGN KEY ("medical_report_id") REFERENCES "public"."medical_reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_removed_by_profiles_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_csv_layouts" ADD CONSTRAINT "bank_csv_layouts_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_movements" ADD CONSTRAINT "bank_movements_statement_id_bank_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_movements" ADD CONSTRAINT "bank_movements_left_out_by_profiles_id_fk" FOREIGN KEY ("left_out_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "billing_information" ADD CONSTRAINT "billing_information_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_procedure_id_procedures_id_fk" FOREIGN KEY ("procedure_id") REFERENCES "public"."procedures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_acls" ADD CONSTRAINT "calendar_acls_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_acls" ADD CONSTRAINT "calendar_acls_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_acls" ADD CONSTRAINT "calendar_acls_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_closes" ADD CONSTRAINT "cash_closes_cash_box_id_cash_boxes_id_fk" FOREIGN KEY ("cash_box_id") REFERENCES "public"."cash_boxes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_closes" ADD CONSTRAINT "cash_closes_last_entry_id_cash_entries_id_fk" FOREIGN KEY ("last_entry_id") REFERENCES "public"."cash_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_closes" ADD CONSTRAINT "cash_closes_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_cash_box_id_cash_boxes_id_fk" FOREIGN KEY ("cash_box_id") REFERENCES "public"."cash_boxes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_payment_entry_id_payment_entries_id_fk" FOREIGN KEY ("payment_entry_id") REFERENCES "public"."payment_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cash_entries" ADD CONSTRAINT "cash_entries_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "desks" ADD CONSTRAINT "desks_cash_box_id_cash_boxes_id_fk" FOREIGN KEY ("cash_box_id") REFERENCES "public"."cash_boxes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disposal_cards" ADD CONSTRAINT "disposal_cards_disposal_id_disposals_id_fk" FOREIGN KEY ("disposal_id") REFERENCES "public"."disposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disposal_cards" ADD CONSTRAINT "disposal_cards_card_id_patient_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disposals" ADD CONSTRAINT "disposals_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disposals" ADD CONSTRAINT "disposals_proposed_by_profiles_id_fk" FOREIGN KEY ("proposed_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disposals" ADD CONSTRAINT "disposals_confirmed_by_profiles_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disposals" ADD CONSTRAINT "disposals_withdrawn_by_profiles_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_facilities" ADD CONSTRAINT "event_facilities_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_facilities" ADD CONSTRAINT "event_facilities_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_profiles" ADD CONSTRAINT "event_profiles_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_profiles" ADD CONSTRAINT "event_profiles_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_procedure_id_procedures_id_fk" FOREIGN KEY ("procedure_id") REFERENCES "public"."procedures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_parent" FOREIGN KEY ("parent_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facilities" ADD CONSTRAINT "facilities_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_profiles" ADD CONSTRAINT "facility_profiles_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "facility_profiles" ADD CONSTRAINT "facility_profiles_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gdpr_consent_links" ADD CONSTRAINT "gdpr_consent_links_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gdpr_consent_links" ADD CONSTRAINT "gdpr_consent_links_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gdpr_consent_links" ADD CONSTRAINT "gdpr_consent_links_wording_id_gdpr_wordings_id_fk" FOREIGN KEY ("wording_id") REFERENCES "public"."gdpr_wordings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gdpr_consent_links" ADD CONSTRAINT "gdpr_consent_links_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gdpr_consents" ADD CONSTRAINT "gdpr_consents_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gdpr_consents" ADD CONSTRAINT "gdpr_consents_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gdpr_consents" ADD CONSTRAINT "gdpr_consents_wording_id_gdpr_wordings_id_fk" FOREIGN KEY ("wording_id") REFERENCES "public"."gdpr_wordings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gdpr_consents" ADD CONSTRAINT "gdpr_consents_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gdpr_consents" ADD CONSTRAINT "gdpr_consents_document_id_files_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gdpr_consents" ADD CONSTRAINT "gdpr_consents_withdrawn_by_profiles_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gdpr_consents" ADD CONSTRAINT "gdpr_consents_evidence" FOREIGN KEY ("link_id","patient_card_id","wording_id") REFERENCES "public"."gdpr_consent_links"("id","patient_card_id","wording_id") ON DELETE no action ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "gdpr_wordings" ADD CONSTRAINT "gdpr_wordings_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gdpr_wordings" ADD CONSTRAINT "gdpr_wordings_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_exports" ADD CONSTRAINT "invoice_exports_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_exports" ADD CONSTRAINT "invoice_exports_asked_by_profiles_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_exports" ADD CONSTRAINT "invoice_exports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_files" ADD CONSTRAINT "invoice_files_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_payments" ADD CONSTRAINT "invoice_payments_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_series" ADD CONSTRAINT "invoice_series_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_corrects_id_invoices_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_issued_by_profiles_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_forms" ADD CONSTRAINT "kept_forms_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_forms" ADD CONSTRAINT "kept_forms_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "longer_kept_cards" ADD CONSTRAINT "longer_kept_cards_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "longer_kept_cards" ADD CONSTRAINT "longer_kept_cards_card_id_patient_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "longer_kept_cards" ADD CONSTRAINT "longer_kept_cards_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD CONSTRAINT "medical_centers_logo_id_files_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_reports" ADD CONSTRAINT "medical_reports_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_reports" ADD CONSTRAINT "medical_reports_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_reports" ADD CONSTRAINT "medical_reports_signed_card_id_patient_cards_id_fk" FOREIGN KEY ("signed_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_reports" ADD CONSTRAINT "medical_reports_procedure_id_procedures_id_fk" FOREIGN KEY ("procedure_id") REFERENCES "public"."procedures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_reports" ADD CONSTRAINT "medical_reports_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_reports" ADD CONSTRAINT "medical_reports_updated_by_profiles_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_reports" ADD CONSTRAINT "medical_reports_signed_by_profiles_id_fk" FOREIGN KEY ("signed_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_reports" ADD CONSTRAINT "medical_reports_invalidated_by_profiles_id_fk" FOREIGN KEY ("invalidated_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_reports" ADD CONSTRAINT "medical_reports_removed_by_profiles_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_reports" ADD CONSTRAINT "medical_reports_attendance" FOREIGN KEY ("patient_attendance_id") REFERENCES "public"."patient_attendances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_reports" ADD CONSTRAINT "medical_reports_correction" FOREIGN KEY ("correction_of_id") REFERENCES "public"."medical_reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_closes" ADD CONSTRAINT "month_closes_closed_by_profiles_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_closes" ADD CONSTRAINT "month_closes_reopened_by_profiles_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_rules" ADD CONSTRAINT "notice_rules_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_texts" ADD CONSTRAINT "notice_texts_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_booking_id_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "occupancies" ADD CONSTRAINT "occupancies_overridden_by_profiles_id_fk" FOREIGN KEY ("overridden_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_attendances" ADD CONSTRAINT "patient_attendances_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_attendances" ADD CONSTRAINT "patient_attendances_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_card_merges" ADD CONSTRAINT "patient_card_merges_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_card_merges" ADD CONSTRAINT "patient_card_merges_kept_id_patient_cards_id_fk" FOREIGN KEY ("kept_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_card_merges" ADD CONSTRAINT "patient_card_merges_merged_id_patient_cards_id_fk" FOREIGN KEY ("merged_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_card_merges" ADD CONSTRAINT "patient_card_merges_merged_by_profiles_id_fk" FOREIGN KEY ("merged_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_card_merges" ADD CONSTRAINT "patient_card_merges_undone_by_profiles_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_card_words" ADD CONSTRAINT "patient_card_words_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_cards" ADD CONSTRAINT "patient_cards_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_cards" ADD CONSTRAINT "patient_cards_merged_into" FOREIGN KEY ("merged_into_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_erasures" ADD CONSTRAINT "patient_erasures_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_erasures" ADD CONSTRAINT "patient_erasures_card_id_patient_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_erasures" ADD CONSTRAINT "patient_erasures_erased_by_profiles_id_fk" FOREIGN KEY ("erased_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_erasures" ADD CONSTRAINT "patient_erasures_disposal_id_disposals_id_fk" FOREIGN KEY ("disposal_id") REFERENCES "public"."disposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_insurances" ADD CONSTRAINT "patient_insurances_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_insurances" ADD CONSTRAINT "patient_insurances_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_reverses_payment_entries_id_fk" FOREIGN KEY ("reverses") REFERENCES "public"."payment_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_bank_movement_id_bank_movements_id_fk" FOREIGN KEY ("bank_movement_id") REFERENCES "public"."bank_movements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_entries" ADD CONSTRAINT "payment_entries_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_items" ADD CONSTRAINT "payment_items_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reminders" ADD CONSTRAINT "payment_reminders_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reminders" ADD CONSTRAINT "payment_reminders_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_attendance_id_patient_attendances_id_fk" FOREIGN KEY ("attendance_id") REFERENCES "public"."patient_attendances"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_confirmed_by_profiles_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_facilities" ADD CONSTRAINT "procedure_facilities_procedure_id_procedures_id_fk" FOREIGN KEY ("procedure_id") REFERENCES "public"."procedures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_facilities" ADD CONSTRAINT "procedure_facilities_facility_id_facilities_id_fk" FOREIGN KEY ("facility_id") REFERENCES "public"."facilities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_profiles" ADD CONSTRAINT "procedure_profiles_procedure_id_procedures_id_fk" FOREIGN KEY ("procedure_id") REFERENCES "public"."procedures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_profiles" ADD CONSTRAINT "procedure_profiles_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_voucher_entries" ADD CONSTRAINT "procedure_voucher_entries_voucher_id_procedure_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."procedure_vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_voucher_entries" ADD CONSTRAINT "procedure_voucher_entries_procedure_id_procedures_id_fk" FOREIGN KEY ("procedure_id") REFERENCES "public"."procedures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_voucher_entries" ADD CONSTRAINT "procedure_voucher_entries_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_voucher_entries" ADD CONSTRAINT "procedure_voucher_entries_other_voucher_id_procedure_vouchers_id_fk" FOREIGN KEY ("other_voucher_id") REFERENCES "public"."procedure_vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_voucher_entries" ADD CONSTRAINT "procedure_voucher_entries_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_voucher_preset_services" ADD CONSTRAINT "procedure_voucher_preset_services_preset_id_procedure_voucher_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."procedure_voucher_presets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_voucher_preset_services" ADD CONSTRAINT "procedure_voucher_preset_services_procedure_id_procedures_id_fk" FOREIGN KEY ("procedure_id") REFERENCES "public"."procedures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_voucher_presets" ADD CONSTRAINT "procedure_voucher_presets_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_voucher_presets" ADD CONSTRAINT "procedure_voucher_presets_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_voucher_services" ADD CONSTRAINT "procedure_voucher_services_voucher_id_procedure_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."procedure_vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_voucher_services" ADD CONSTRAINT "procedure_voucher_services_procedure_id_procedures_id_fk" FOREIGN KEY ("procedure_id") REFERENCES "public"."procedures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_vouchers" ADD CONSTRAINT "procedure_vouchers_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_vouchers" ADD CONSTRAINT "procedure_vouchers_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_vouchers" ADD CONSTRAINT "procedure_vouchers_preset_id_procedure_voucher_presets_id_fk" FOREIGN KEY ("preset_id") REFERENCES "public"."procedure_voucher_presets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_vouchers" ADD CONSTRAINT "procedure_vouchers_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_vouchers" ADD CONSTRAINT "procedure_vouchers_origin_id_procedure_vouchers_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."procedure_vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_vouchers" ADD CONSTRAINT "procedure_vouchers_archived_by_profiles_id_fk" FOREIGN KEY ("archived_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_vouchers" ADD CONSTRAINT "procedure_vouchers_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedures" ADD CONSTRAINT "procedures_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_persons" ADD CONSTRAINT "related_persons_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_persons" ADD CONSTRAINT "related_persons_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remembered_devices" ADD CONSTRAINT "remembered_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_summaries" ADD CONSTRAINT "report_summaries_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_summaries" ADD CONSTRAINT "report_summaries_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_summaries" ADD CONSTRAINT "report_summaries_asked_by_profiles_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_templates" ADD CONSTRAINT "report_templates_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_templates" ADD CONSTRAINT "report_templates_procedure_id_procedures_id_fk" FOREIGN KEY ("procedure_id") REFERENCES "public"."procedures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_templates" ADD CONSTRAINT "report_templates_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_templates" ADD CONSTRAINT "report_templates_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_steps" ADD CONSTRAINT "second_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_desk_id_desks_id_fk" FOREIGN KEY ("desk_id") REFERENCES "public"."desks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff_notice_rules" ADD CONSTRAINT "staff_notice_rules_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summary_consents" ADD CONSTRAINT "summary_consents_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summary_consents" ADD CONSTRAINT "summary_consents_given_by_profiles_id_fk" FOREIGN KEY ("given_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "summary_consents" ADD CONSTRAINT "summary_consents_withdrawn_by_profiles_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_configs" ADD CONSTRAINT "user_configs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variable_symbols" ADD CONSTRAINT "variable_symbols_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_patient_procedures" ADD CONSTRAINT "waiting_patient_procedures_waiting_patient_id_waiting_patients_id_fk" FOREIGN KEY ("waiting_patient_id") REFERENCES "public"."waiting_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_patient_procedures" ADD CONSTRAINT "waiting_patient_procedures_procedure_id_procedures_id_fk" FOREIGN KEY ("procedure_id") REFERENCES "public"."procedures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_patient_profiles" ADD CONSTRAINT "waiting_patient_profiles_waiting_patient_id_waiting_patients_id_fk" FOREIGN KEY ("waiting_patient_id") REFERENCES "public"."waiting_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_patient_profiles" ADD CONSTRAINT "waiting_patient_profiles_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_patients" ADD CONSTRAINT "waiting_patients_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_patients" ADD CONSTRAINT "waiting_patients_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_patients" ADD CONSTRAINT "waiting_patients_booked_event_id_events_id_fk" FOREIGN KEY ("booked_event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_patients" ADD CONSTRAINT "waiting_patients_canceled_event_id_events_id_fk" FOREIGN KEY ("canceled_event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_hours_periods" ADD CONSTRAINT "working_hours_periods_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_hours_periods" ADD CONSTRAINT "working_hours_periods_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_email" ON "account_tokens" USING btree ("email");--> statement-breakpoint
CREATE INDEX "additional_procedures_center" ON "additional_procedures" USING btree ("medical_center_id");--> statement-breakpoint
CREATE INDEX "attachments_card" ON "attachments" USING btree ("patient_card_id","id");--> statement-breakpoint
CREATE INDEX "attachments_report" ON "attachments" USING btree ("medical_report_id");--> statement-breakpoint
CREATE INDEX "audit_rows_by_time" ON "audit_rows" USING btree ("medical_center_id","at");--> statement-breakpoint
CREATE INDEX "audit_rows_by_patient" ON "audit_rows" USING btree ("medical_center_id","patient_card_id","at");--> statement-breakpoint
CREATE INDEX "audit_rows_by_person" ON "audit_rows" USING btree ("medical_center_id","profile_id","at");--> statement-breakpoint
CREATE INDEX "audit_rows_by_action" ON "audit_rows" USING btree ("medical_center_id","action","at");--> statement-breakpoint
CREATE INDEX "audit_rows_evidence" ON "audit_rows" USING btree ("action","entity_id") WHERE action in ('medicalReport.signed', 'medicalReport.attested', 'medicalReport.invalidated', 'medicalReport.revalidated', 'gdprConsent.given', 'gdprConsent.attested', 'gdprConsent.scanned', 'gdprConsent.withdrawn', 'gdprWording.created', 'gdprWording.attested', 'invoice.issued', 'invoice.credited', 'invoice.filed');--> statement-breakpoint
CREATE UNIQUE INDEX "bank_csv_layouts_head" ON "bank_csv_layouts" USING btree ("medical_center_id","head");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_movements_fingerprint" ON "bank_movements" USING btree ("medical_center_id","fingerprint");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_movements_row" ON "bank_movements" USING btree ("medical_center_id","row");--> statement-breakpoint
CREATE INDEX "bank_movements_statement" ON "bank_movements" USING btree ("medical_center_id","statement_id","position");--> statement-breakpoint
CREATE INDEX "bank_movements_waiting" ON "bank_movements" USING btree ("medical_center_id","statement_id","position") WHERE left_out_at is null and (is_reversal or (amount > 0 and booked < amount));--> statement-breakpoint
CREATE INDEX "bank_statements_center" ON "bank_statements" USING btree ("medical_center_id","id");--> statement-breakpoint
CREATE INDEX "bookings_by_begin" ON "bookings" USING btree ("medical_center_id","status","begin_at");--> statement-breakpoint
CREATE INDEX "bookings_by_event" ON "bookings" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "bookings_by_card" ON "bookings" USING btree ("patient_card_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cash_boxes_number" ON "cash_boxes" USING btree ("medical_center_id","number");--> statement-breakpoint
CREATE INDEX "cash_closes_box" ON "cash_closes" USING btree ("medical_center_id","cash_box_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "cash_entries_number" ON "cash_entries" USING btree ("medical_center_id","cash_box_id","year","direction","number");--> statement-breakpoint
CREATE INDEX "cash_entries_book" ON "cash_entries" USING btree ("medical_center_id","cash_box_id","at","id");--> statement-breakpoint
CREATE INDEX "cash_entries_day" ON "cash_entries" USING btree ("medical_center_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "cash_entries_payment" ON "cash_entries" USING btree ("payment_entry_id");--> statement-breakpoint
CREATE INDEX "desks_center" ON "desks" USING btree ("medical_center_id");--> statement-breakpoint
CREATE INDEX "disposal_cards_card" ON "disposal_cards" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "disposals_center" ON "disposals" USING btree ("medical_center_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_facilities_pair" ON "event_facilities" USING btree ("event_id","facility_id");--> statement-breakpoint
CREATE UNIQUE INDEX "event_profiles_pair" ON "event_profiles" USING btree ("event_id","profile_id");--> statement-breakpoint
CREATE INDEX "events_by_begin" ON "events" USING btree ("medical_center_id","begin_at");--> statement-breakpoint
CREATE INDEX "events_by_parent" ON "events" USING btree ("parent_id","recurrence_at");--> statement-breakpoint
CREATE INDEX "facilities_center" ON "facilities" USING btree ("medical_center_id");--> statement-breakpoint
CREATE UNIQUE INDEX "facility_profiles_pair" ON "facility_profiles" USING btree ("facility_id","profile_id");--> statement-breakpoint
CREATE INDEX "files_thumbnail" ON "files" USING btree ("thumbnail");--> statement-breakpoint
CREATE INDEX "files_picture" ON "files" USING btree ("picture");--> statement-breakpoint
CREATE INDEX "former_slugs_center" ON "former_slugs" USING btree ("medical_center_id");--> statement-breakpoint
CREATE INDEX "gdpr_consent_links_card" ON "gdpr_consent_links" USING btree ("patient_card_id");--> statement-breakpoint
CREATE INDEX "gdpr_consents_card" ON "gdpr_consents" USING btree ("patient_card_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "gdpr_consents_link" ON "gdpr_consents" USING btree ("link_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gdpr_consents_file" ON "gdpr_consents" USING btree ("document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gdpr_wordings_number" ON "gdpr_wordings" USING btree ("medical_center_id","number");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_time" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "invoice_exports_center" ON "invoice_exports" USING btree ("medical_center_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_files_file" ON "invoice_files" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "invoice_payments_payment" ON "invoice_payments" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_uuid" ON "invoices" USING btree ("uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "invoices" USING btree ("medical_center_id","kind","year","position");--> statement-breakpoint
CREATE INDEX "invoices_symbol" ON "invoices" USING btree ("medical_center_id",(content ->> 'variableSymbol'));--> statement-breakpoint
CREATE INDEX "invoices_company" ON "invoices" USING btree ("medical_center_id",(content #>> '{customer,companyNumber}'),"id");--> statement-breakpoint
CREATE INDEX "invoices_day" ON "invoices" USING btree ("medical_center_id","issued_on");--> statement-breakpoint
CREATE INDEX "invoices_corrects" ON "invoices" USING btree ("corrects_id") WHERE corrects_id is not null;--> statement-breakpoint
CREATE INDEX "longer_kept_cards_card" ON "longer_kept_cards" USING btree ("card_id","until");--> statement-breakpoint
CREATE UNIQUE INDEX "mails_cause" ON "mails" USING btree ("medical_center_id","cause");--> statement-breakpoint
CREATE INDEX "mails_by_file" ON "mails" USING btree ("medical_center_id","file_id") WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX "mails_by_time" ON "mails" USING btree ("medical_center_id","created_at");--> statement-breakpoint
CREATE INDEX "medical_reports_by_examined" ON "medical_reports" USING btree ("patient_card_id","examined_at","id");--> statement-breakpoint
CREATE INDEX "medical_reports_attendance_index" ON "medical_reports" USING btree ("patient_attendance_id");--> statement-breakpoint
CREATE INDEX "medical_reports_correction_index" ON "medical_reports" USING btree ("correction_of_id");--> statement-breakpoint
CREATE INDEX "medical_reports_drafts" ON "medical_reports" USING btree ("created_by","examined_at") WHERE signed_at is null and removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "medical_reports_one_of_visit" ON "medical_reports" USING btree ("patient_attendance_id") WHERE removed_at is null and invalidated_at is null and correction_of_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "month_closes_month" ON "month_closes" USING btree ("medical_center_id","month") WHERE reopened_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_uuid" ON "notices" USING btree ("uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_cause" ON "notices" USING btree ("medical_center_id","cause","channel");--> statement-breakpoint
CREATE INDEX "notices_by_card" ON "notices" USING btree ("patient_card_id","id");--> statement-breakpoint
CREATE INDEX "notices_by_booking" ON "notices" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "notices_refused" ON "notices" USING btree ("medical_center_id","id") WHERE state = 'REFUSED';--> statement-breakpoint
CREATE INDEX "occupancies_event" ON "occupancies" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "occupancies_profile_begin" ON "occupancies" USING btree ("profile_id","begin_at") WHERE profile_id is not null;--> statement-breakpoint
CREATE INDEX "occupancies_facility_begin" ON "occupancies" USING btree ("facility_id","begin_at") WHERE facility_id is not null;--> statement-breakpoint
CREATE INDEX "occupancies_patient_card_begin" ON "occupancies" USING btree ("patient_card_id","begin_at") WHERE patient_card_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "patient_attendances_pair" ON "patient_attendances" USING btree ("event_id","patient_card_id");--> statement-breakpoint
CREATE INDEX "patient_attendances_card" ON "patient_attendances" USING btree ("patient_card_id");--> statement-breakpoint
CREATE INDEX "patient_card_merges_kept" ON "patient_card_merges" USING btree ("kept_id","id");--> statement-breakpoint
CREATE INDEX "patient_card_words_card" ON "patient_card_words" USING btree ("patient_card_id","word");--> statement-breakpoint
CREATE UNIQUE INDEX "patient_cards_uuid" ON "patient_cards" USING btree ("uuid");--> statement-breakpoint
CREATE INDEX "patient_cards_merged_into_index" ON "patient_cards" USING btree ("merged_into_id") WHERE merged_into_id is not null;--> statement-breakpoint
CREATE INDEX "patient_cards_by_name" ON "patient_cards" USING btree ("medical_center_id","surname","name","id","archived_at","merged_into_id","disposed_at");--> statement-breakpoint
CREATE INDEX "patient_cards_by_birth_date" ON "patient_cards" USING btree ("medical_center_id","birth_date","id","archived_at","merged_into_id","disposed_at");--> statement-breakpoint
CREATE INDEX "patient_cards_by_created" ON "patient_cards" USING btree ("medical_center_id","created_at","id","archived_at","merged_into_id","disposed_at");--> statement-breakpoint
CREATE INDEX "patient_cards_by_insurer" ON "patient_cards" USING btree ("medical_center_id","insurer_code","id");--> statement-breakpoint
CREATE INDEX "patient_erasures_card" ON "patient_erasures" USING btree ("card_id","id");--> statement-breakpoint
CREATE INDEX "patient_erasures_record" ON "patient_erasures" USING btree ("medical_center_id","id") WHERE whole;--> statement-breakpoint
CREATE UNIQUE INDEX "patient_insurances_day" ON "patient_insurances" USING btree ("patient_card_id","valid_from") WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "payment_entries_payment" ON "payment_entries" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "payment_entries_day" ON "payment_entries" USING btree ("medical_center_id","at","id");--> statement-breakpoint
CREATE INDEX "payment_entries_movement" ON "payment_entries" USING btree ("bank_movement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_entries_reversed" ON "payment_entries" USING btree ("reverses");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_items_position" ON "payment_items" USING btree ("payment_id","position");--> statement-breakpoint
CREATE INDEX "payment_items_given_back" ON "payment_items" USING btree ("medical_center_id","given_back_at") WHERE given_back_at is not null;--> statement-breakpoint
CREATE INDEX "payment_reminders_payment" ON "payment_reminders" USING btree ("medical_center_id","payment_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_symbol" ON "payments" USING btree ("medical_center_id","variable_symbol");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_attendance" ON "payments" USING btree ("attendance_id");--> statement-breakpoint
CREATE INDEX "payments_card" ON "payments" USING btree ("patient_card_id");--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("medical_center_id","created_at","id");--> statement-breakpoint
CREATE INDEX "payments_canceled" ON "payments" USING btree ("medical_center_id","canceled_at") WHERE canceled_at is not null;--> statement-breakpoint
CREATE INDEX "payments_payer" ON "payments" USING btree ("medical_center_id","payer","created_at") WHERE payer is not null;--> statement-breakpoint
CREATE INDEX "payments_unpaid" ON "payments" USING btree ("medical_center_id","created_at","id") WHERE payed_at is null and canceled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "prices_day" ON "prices" USING btree ("medical_center_id","target","target_id","valid_from");--> statement-breakpoint
CREATE UNIQUE INDEX "procedure_facilities_pair" ON "procedure_facilities" USING btree ("procedure_id","facility_id");--> statement-breakpoint
CREATE UNIQUE INDEX "procedure_profiles_pair" ON "procedure_profiles" USING btree ("procedure_id","profile_id");--> statement-breakpoint
CREATE INDEX "procedure_voucher_entries_voucher" ON "procedure_voucher_entries" USING btree ("voucher_id","id");--> statement-breakpoint
CREATE INDEX "procedure_voucher_entries_payment" ON "procedure_voucher_entries" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "procedure_voucher_entries_day" ON "procedure_voucher_entries" USING btree ("medical_center_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "procedure_voucher_preset_services_pair" ON "procedure_voucher_preset_services" USING btree ("preset_id","procedure_id");--> statement-breakpoint
CREATE INDEX "procedure_voucher_presets_center" ON "procedure_voucher_presets" USING btree ("medical_center_id");--> statement-breakpoint
CREATE UNIQUE INDEX "procedure_voucher_services_pair" ON "procedure_voucher_services" USING btree ("voucher_id","procedure_id");--> statement-breakpoint
CREATE INDEX "procedure_voucher_services_left" ON "procedure_voucher_services" USING btree ("medical_center_id","voucher_id") WHERE available > 0;--> statement-breakpoint
CREATE INDEX "procedure_vouchers_card" ON "procedure_vouchers" USING btree ("patient_card_id","valid_to");--> statement-breakpoint
CREATE INDEX "procedure_vouchers_center" ON "procedure_vouchers" USING btree ("medical_center_id","valid_to","id");--> statement-breakpoint
CREATE INDEX "procedure_vouchers_payment" ON "procedure_vouchers" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "procedure_vouchers_origin" ON "procedure_vouchers" USING btree ("origin_id");--> statement-breakpoint
CREATE INDEX "procedures_center" ON "procedures" USING btree ("medical_center_id");--> statement-breakpoint
CREATE INDEX "profiles_user" ON "profiles" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "profiles_email" ON "profiles" USING btree ("medical_center_id","email");--> statement-breakpoint
CREATE INDEX "related_persons_card" ON "related_persons" USING btree ("patient_card_id");--> statement-breakpoint
CREATE INDEX "remembered_devices_user" ON "remembered_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "report_summaries_card" ON "report_summaries" USING btree ("patient_card_id","id");--> statement-breakpoint
CREATE INDEX "report_templates_procedure" ON "report_templates" USING btree ("procedure_id");--> statement-breakpoint
CREATE INDEX "second_steps_user" ON "second_steps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_desk" ON "sessions" USING btree ("desk_id");--> statement-breakpoint
CREATE INDEX "sessions_previous_token_hash" ON "sessions" USING btree ("previous_token_hash");--> statement-breakpoint
CREATE INDEX "summary_consents_center" ON "summary_consents" USING btree ("medical_center_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_patient_procedures_pair" ON "waiting_patient_procedures" USING btree ("waiting_patient_id","procedure_id");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_patient_profiles_pair" ON "waiting_patient_profiles" USING btree ("waiting_patient_id","profile_id");--> statement-breakpoint
CREATE INDEX "waiting_patients_open" ON "waiting_patients" USING btree ("medical_center_id","created_at") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "waiting_patients_card" ON "waiting_patients" USING btree ("patient_card_id");--> statement-breakpoint
CREATE INDEX "waiting_patients_booked_event" ON "waiting_patients" USING btree ("booked_event_id");--> statement-breakpoint
CREATE INDEX "waiting_patients_canceled_event" ON "waiting_patients" USING btree ("canceled_event_id");--> statement-breakpoint
CREATE INDEX "working_hours_periods_profile" ON "working_hours_periods" USING btree ("profile_id","from_date");--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "additional_procedures" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "alerts" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "to_remind" ON "alerts" AS PERMISSIVE FOR SELECT TO public USING (active and (select current_setting('motus.reminding', true)) = 'on');--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "attachments" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "audit_links" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "audit_rows" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "bank_csv_layouts" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "bank_movements" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "bank_statements" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "billing_information" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center_or_by_token" ON "bookings" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()) or token_hash = (select current_setting('motus.booking', true))) WITH CHECK (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center_or_by_token" ON "calendar_acls" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()) or token_hash = (select current_setting('motus.calendar_feed', true))) WITH CHECK (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "cash_boxes" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "cash_closes" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "cash_entries" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "disposal_cards" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "disposals" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "event_facilities" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "event_profiles" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "events" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "facilities" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "facility_profiles" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "files" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "public" ON "former_slugs" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "former_slugs" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center_or_by_token" ON "gdpr_consent_links" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()) or token_hash = (select current_setting('motus.consent_link', true))) WITH CHECK (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "gdpr_consents" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "gdpr_wordings" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "idempotency_keys" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "invoice_exports" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "invoice_files" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "invoice_payments" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "invoice_series" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "invoices" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "own_or_of_medical_center" ON "kept_forms" AS PERMISSIVE FOR ALL TO public USING (user_id = (select current_user_id()) or profile_id in (select profiles.id from profiles where medical_center_id = (select current_medical_center())));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "longer_kept_cards" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "mails" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()) or id::text = (select current_setting('motus.mail', true))) WITH CHECK (medical_center_id is null or medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "own_medical_center" ON "medical_centers" AS PERMISSIVE FOR ALL TO public USING (id = (select current_medical_center()) or id in (select my_medical_centers())) WITH CHECK (true);--> statement-breakpoint
CREATE POLICY "by_booking_page" ON "medical_centers" AS PERMISSIVE FOR SELECT TO public USING (slug = (select current_setting('motus.booking_page', true)));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "medical_reports" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "month_closes" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "notice_rules" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "notice_texts" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "notices" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "occupancies" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "patient_attendances" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "patient_card_merges" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "patient_card_words" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "patient_cards" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "patient_erasures" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "patient_insurances" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "payment_entries" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "payment_items" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "payment_reminders" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "payments" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "prices" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "procedure_facilities" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "procedure_profiles" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "procedure_voucher_entries" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "procedure_voucher_preset_services" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "procedure_voucher_presets" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "procedure_voucher_services" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "procedure_vouchers" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "procedures" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center_or_own" ON "profiles" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()) or user_id = (select current_user_id()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "related_persons" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "report_summaries" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "report_templates" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "staff_notice_rules" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "to_send_sheets" ON "staff_notice_rules" AS PERMISSIVE FOR SELECT TO public USING (sheet_profiles <> '{}' and (select current_setting('motus.sheets', true)) = 'on');--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "summary_consents" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "variable_symbols" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "waiting_patient_procedures" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "waiting_patient_profiles" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "waiting_patients" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "working_hours_periods" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));
