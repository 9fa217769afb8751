CREATE TYPE "public"."gdpr_consent_type" AS ENUM('EMAIL', 'SIGNATURE');--> statement-breakpoint
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
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" integer,
	CONSTRAINT "gdpr_consents_proof" CHECK (case type when 'EMAIL' then link_id is not null and created_by is null else link_id is null and created_by is not null end),
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
ALTER TABLE "medical_centers" ADD COLUMN "gdpr_active" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "gdpr_consent_by_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gdpr_consent_links" ADD CONSTRAINT "gdpr_consent_links_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gdpr_consent_links" ADD CONSTRAINT "gdpr_consent_links_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gdpr_consent_links" ADD CONSTRAINT "gdpr_consent_links_wording_id_gdpr_wordings_id_fk" FOREIGN KEY ("wording_id") REFERENCES "public"."gdpr_wordings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gdpr_consent_links" ADD CONSTRAINT "gdpr_consent_links_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gdpr_consents" ADD CONSTRAINT "gdpr_consents_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gdpr_consents" ADD CONSTRAINT "gdpr_consents_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gdpr_consents" ADD CONSTRAINT "gdpr_consents_wording_id_gdpr_wordings_id_fk" FOREIGN KEY ("wording_id") REFERENCES "public"."gdpr_wordings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gdpr_consents" ADD CONSTRAINT "gdpr_consents_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gdpr_consents" ADD CONSTRAINT "gdpr_consents_withdrawn_by_profiles_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gdpr_consents" ADD CONSTRAINT "gdpr_consents_evidence" FOREIGN KEY ("link_id","patient_card_id","wording_id") REFERENCES "public"."gdpr_consent_links"("id","patient_card_id","wording_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gdpr_wordings" ADD CONSTRAINT "gdpr_wordings_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gdpr_wordings" ADD CONSTRAINT "gdpr_wordings_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gdpr_consent_links_card" ON "gdpr_consent_links" USING btree ("patient_card_id");--> statement-breakpoint
CREATE INDEX "gdpr_consents_card" ON "gdpr_consents" USING btree ("patient_card_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "gdpr_consents_link" ON "gdpr_consents" USING btree ("link_id");--> statement-breakpoint
CREATE UNIQUE INDEX "gdpr_wordings_number" ON "gdpr_wordings" USING btree ("medical_center_id","number");--> statement-breakpoint
CREATE POLICY "of_medical_center_or_by_token" ON "gdpr_consent_links" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()) or token_hash = (select current_setting('motus.consent_link', true))) WITH CHECK (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "gdpr_consents" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "gdpr_wordings" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
-- Wordings and consents are evidence: they are added, and a consent is withdrawn once; nothing else of them changes.
REVOKE UPDATE, DELETE, TRUNCATE ON gdpr_wordings, gdpr_consents, gdpr_consent_links FROM motus_app;--> statement-breakpoint
GRANT UPDATE (withdrawn_at, withdrawn_by) ON gdpr_consents TO motus_app;--> statement-breakpoint
GRANT UPDATE (ended_at) ON gdpr_consent_links TO motus_app;--> statement-breakpoint
CREATE FUNCTION refuse_second_end() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What was withdrawn or has ended stays so' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER gdpr_consents_withdrawn_once BEFORE UPDATE ON gdpr_consents FOR EACH ROW WHEN (OLD.withdrawn_at IS NOT NULL) EXECUTE FUNCTION refuse_second_end();--> statement-breakpoint
CREATE TRIGGER gdpr_consent_links_ended_once BEFORE UPDATE ON gdpr_consent_links FOR EACH ROW WHEN (OLD.ended_at IS NOT NULL) EXECUTE FUNCTION refuse_second_end();
