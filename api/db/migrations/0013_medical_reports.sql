CREATE TABLE "medical_reports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "medical_reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"medical_center_id" integer NOT NULL,
	"patient_card_id" integer NOT NULL,
	"patient_attendance_id" integer,
	"procedure_id" integer,
	"duration_minutes" integer,
	"examined_at" timestamp with time zone NOT NULL,
	"content" text NOT NULL,
	"summary" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer NOT NULL,
	"signed_at" timestamp with time zone,
	"signed_by" integer,
	"procedure_name" text,
	"paramedic_name" text,
	"digest" varchar(64),
	"invalidated_at" timestamp with time zone,
	"invalidated_by" integer,
	"invalid_reason" text,
	"removed_at" timestamp with time zone,
	"removed_by" integer,
	"correction_of_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "medical_reports_uuid" UNIQUE("uuid"),
	CONSTRAINT "medical_reports_signed_whole" CHECK (num_nulls("medical_reports"."signed_at", "medical_reports"."signed_by", "medical_reports"."paramedic_name", "medical_reports"."digest") in (0, 4)),
	CONSTRAINT "medical_reports_invalid_whole" CHECK (num_nulls("medical_reports"."invalidated_at", "medical_reports"."invalidated_by", "medical_reports"."invalid_reason") in (0, 3)),
	CONSTRAINT "medical_reports_invalid_signed" CHECK ("medical_reports"."invalidated_at" is null or "medical_reports"."signed_at" is not null),
	CONSTRAINT "medical_reports_removed_draft" CHECK ("medical_reports"."removed_at" is null or "medical_reports"."signed_at" is null)
);
--> statement-breakpoint
ALTER TABLE "medical_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "medical_reports" ADD CONSTRAINT "medical_reports_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_reports" ADD CONSTRAINT "medical_reports_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_reports" ADD CONSTRAINT "medical_reports_procedure_id_procedures_id_fk" FOREIGN KEY ("procedure_id") REFERENCES "public"."procedures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_reports" ADD CONSTRAINT "medical_reports_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_reports" ADD CONSTRAINT "medical_reports_updated_by_profiles_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_reports" ADD CONSTRAINT "medical_reports_signed_by_profiles_id_fk" FOREIGN KEY ("signed_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_reports" ADD CONSTRAINT "medical_reports_invalidated_by_profiles_id_fk" FOREIGN KEY ("invalidated_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_reports" ADD CONSTRAINT "medical_reports_removed_by_profiles_id_fk" FOREIGN KEY ("removed_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_reports" ADD CONSTRAINT "medical_reports_attendance" FOREIGN KEY ("patient_attendance_id") REFERENCES "public"."patient_attendances"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_reports" ADD CONSTRAINT "medical_reports_correction" FOREIGN KEY ("correction_of_id") REFERENCES "public"."medical_reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "medical_reports_by_examined" ON "medical_reports" USING btree ("patient_card_id","examined_at","id");--> statement-breakpoint
CREATE INDEX "medical_reports_attendance_index" ON "medical_reports" USING btree ("patient_attendance_id");--> statement-breakpoint
CREATE INDEX "medical_reports_correction_index" ON "medical_reports" USING btree ("correction_of_id");--> statement-breakpoint
CREATE UNIQUE INDEX "medical_reports_one_of_visit" ON "medical_reports" USING btree ("patient_attendance_id") WHERE removed_at is null and invalidated_at is null and correction_of_id is null;--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "medical_reports" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
-- What was signed stays, whoever asks and whatever path it takes, the tables' owner included: only the validity changes,
-- and what tells of its change. A column that is added later is frozen with the others.
CREATE FUNCTION keep_signed_reports() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing CONSTANT text[] := '{invalidated_at,invalidated_by,invalid_reason,updated_at,updated_by,version}';
BEGIN
  IF TG_OP = 'UPDATE' AND to_jsonb(NEW) - changing = to_jsonb(OLD) - changing THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'medical report % is signed', OLD.id USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE FUNCTION keep_signed_reports_whole() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM medical_reports WHERE signed_at IS NOT NULL) THEN
    RAISE EXCEPTION 'there are signed medical reports' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER medical_reports_signed_stay BEFORE UPDATE OR DELETE ON medical_reports
  FOR EACH ROW WHEN (OLD.signed_at IS NOT NULL) EXECUTE FUNCTION keep_signed_reports();--> statement-breakpoint
CREATE TRIGGER medical_reports_signed_stay_whole BEFORE TRUNCATE ON medical_reports
  FOR EACH STATEMENT EXECUTE FUNCTION keep_signed_reports_whole();
