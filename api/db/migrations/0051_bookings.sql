CREATE TYPE "public"."booking_locale" AS ENUM('cs', 'de', 'en', 'sk');--> statement-breakpoint
CREATE TYPE "public"."booking_status" AS ENUM('CREATED', 'ACCEPTED', 'REJECTED', 'CANCELED_BY_CUSTOMER');--> statement-breakpoint
CREATE TABLE "bookings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bookings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid NOT NULL,
	"medical_center_id" integer NOT NULL,
	"status" "booking_status" DEFAULT 'CREATED' NOT NULL,
	"begin_at" timestamp with time zone NOT NULL,
	"end_at" timestamp with time zone NOT NULL,
	"procedure_id" integer NOT NULL,
	"profile_id" integer,
	"event_id" integer NOT NULL,
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
	CONSTRAINT "bookings_decided" CHECK (("bookings"."status" = 'CREATED') = ("bookings"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "bookings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "variable_symbols" (
	"medical_center_id" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "variable_symbols" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "booking_payment_text" text;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "booking_confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "booking_origins" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_procedure_id_procedures_id_fk" FOREIGN KEY ("procedure_id") REFERENCES "public"."procedures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bookings" ADD CONSTRAINT "bookings_decided_by_profiles_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "variable_symbols" ADD CONSTRAINT "variable_symbols_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bookings_by_begin" ON "bookings" USING btree ("medical_center_id","status","begin_at");--> statement-breakpoint
CREATE INDEX "bookings_by_event" ON "bookings" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "bookings_by_card" ON "bookings" USING btree ("patient_card_id");--> statement-breakpoint
CREATE POLICY "by_booking_page" ON "medical_centers" AS PERMISSIVE FOR SELECT TO public USING (slug = (select current_setting('motus.booking_page', true)));--> statement-breakpoint
CREATE POLICY "of_medical_center_or_by_token" ON "bookings" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()) or token_hash = (select current_setting('motus.booking', true))) WITH CHECK (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "variable_symbols" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE TRIGGER bookings_merged_card BEFORE INSERT OR UPDATE OF patient_card_id ON bookings FOR EACH ROW EXECUTE FUNCTION refuse_merged_cards();
