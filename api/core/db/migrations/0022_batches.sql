CREATE TYPE "public"."batch_state" AS ENUM('MADE', 'SENT', 'ACCEPTED', 'REFUSED_PARTLY', 'REFUSED');--> statement-breakpoint
CREATE TABLE "batch_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "batch_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"batch_id" integer NOT NULL,
	"position" integer NOT NULL,
	"year" integer NOT NULL,
	"document_id" integer NOT NULL,
	"patient_card_id" integer NOT NULL,
	"content" json NOT NULL,
	"points" integer NOT NULL,
	"price" bigint NOT NULL,
	CONSTRAINT "batch_documents_numbers" CHECK (position between 1 and 999 and document_id between 1 and 9999999)
);
--> statement-breakpoint
ALTER TABLE "batch_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "batch_reports" (
	"medical_center_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"report_id" integer NOT NULL,
	CONSTRAINT "batch_reports_document_id_report_id_pk" PRIMARY KEY("document_id","report_id")
);
--> statement-breakpoint
ALTER TABLE "batch_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "batch_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "batch_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"month" date NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer NOT NULL,
	"refused" json DEFAULT '[]'::json NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"asked_by" integer NOT NULL,
	"made_at" timestamp with time zone,
	"file_id" integer,
	"finished_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	CONSTRAINT "batch_runs_state" CHECK ((made_at is not null or num_nulls(file_id, finished_at) = 2) and (finished_at is null or failed_at is null))
);
--> statement-breakpoint
ALTER TABLE "batch_runs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "batches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"run_id" integer NOT NULL,
	"contract_id" integer NOT NULL,
	"insurer" varchar(3) NOT NULL,
	"insurance_variant" varchar(1) NOT NULL,
	"kind" varchar(2) NOT NULL,
	"expertise" varchar(3) NOT NULL,
	"icz" varchar(8) NOT NULL,
	"branch" varchar(4) NOT NULL,
	"interface_version" varchar(10) NOT NULL,
	"month" date NOT NULL,
	"period_from" date,
	"period_to" date,
	"year" integer NOT NULL,
	"sequence_id" integer NOT NULL,
	"point_price" integer NOT NULL,
	"documents" integer DEFAULT 0 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"price" bigint DEFAULT 0 NOT NULL,
	"made_at" timestamp with time zone,
	"state" "batch_state" DEFAULT 'MADE' NOT NULL,
	"state_at" timestamp with time zone,
	"file_id" integer,
	"paper_id" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "batches_numbers" CHECK (sequence_id between 1 and 999999 and documents between 0 and 999),
	CONSTRAINT "batches_whole" CHECK (made_at is null or (documents > 0 and num_nulls(period_from, period_to) = 0 and period_from <= period_to))
);
--> statement-breakpoint
ALTER TABLE "batches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "patient_attendances" ADD COLUMN "billed_document_id" integer;--> statement-breakpoint
ALTER TABLE "batch_documents" ADD CONSTRAINT "batch_documents_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_documents" ADD CONSTRAINT "batch_documents_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_reports" ADD CONSTRAINT "batch_reports_document_id_batch_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."batch_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_reports" ADD CONSTRAINT "batch_reports_report_id_medical_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."medical_reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_runs" ADD CONSTRAINT "batch_runs_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_runs" ADD CONSTRAINT "batch_runs_asked_by_profiles_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_runs" ADD CONSTRAINT "batch_runs_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_run_id_batch_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."batch_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_contract_id_insurance_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."insurance_contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_paper_id_files_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "batch_documents_position" ON "batch_documents" USING btree ("batch_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "batch_documents_number" ON "batch_documents" USING btree ("medical_center_id","year","document_id");--> statement-breakpoint
CREATE INDEX "batch_documents_card" ON "batch_documents" USING btree ("patient_card_id");--> statement-breakpoint
CREATE INDEX "batch_reports_report" ON "batch_reports" USING btree ("report_id");--> statement-breakpoint
CREATE INDEX "batch_runs_month" ON "batch_runs" USING btree ("medical_center_id","month","id");--> statement-breakpoint
CREATE UNIQUE INDEX "batch_runs_one" ON "batch_runs" USING btree ("medical_center_id") WHERE finished_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "batches_run" ON "batches" USING btree ("run_id");--> statement-breakpoint
CREATE INDEX "batches_contract" ON "batches" USING btree ("contract_id");--> statement-breakpoint
CREATE INDEX "batches_month" ON "batches" USING btree ("medical_center_id","month","id");--> statement-breakpoint
CREATE UNIQUE INDEX "batches_number" ON "batches" USING btree ("medical_center_id","year","sequence_id");--> statement-breakpoint
ALTER TABLE "patient_attendances" ADD CONSTRAINT "patient_attendances_billed_document_id_batch_documents_id_fk" FOREIGN KEY ("billed_document_id") REFERENCES "public"."batch_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_attendances_billed_document" ON "patient_attendances" USING btree ("billed_document_id");--> statement-breakpoint
ALTER TABLE "patient_attendances" ADD CONSTRAINT "patient_attendances_billed" CHECK (billed_document_id is null or (state = 'PRESENT' and (on_ft_voucher or on_insurer)));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "batch_documents" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "batch_reports" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "batch_runs" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "batches" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE TRIGGER batch_documents_merged_card BEFORE INSERT OR UPDATE OF patient_card_id ON batch_documents FOR EACH ROW EXECUTE FUNCTION refuse_merged_cards();--> statement-breakpoint
-- A batch that is whole stays, whoever asks: its state and its files change, and it goes only while it is not sent. A column that
-- is added later is frozen with the others.
CREATE FUNCTION keep_batches() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing CONSTANT text[] := '{state,state_at,file_id,paper_id,version}';
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.state = 'MADE' THEN RETURN OLD; END IF;
  ELSIF OLD.made_at IS NULL OR to_jsonb(NEW) - changing = to_jsonb(OLD) - changing THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'batches stay as they were made' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER batches_stay BEFORE UPDATE OR DELETE ON batches FOR EACH ROW EXECUTE FUNCTION keep_batches();--> statement-breakpoint
-- A document stays with its batch; its card follows a merge.
CREATE FUNCTION keep_batch_documents() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing CONSTANT text[] := '{patient_card_id}';
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF EXISTS (SELECT FROM batches WHERE id = OLD.batch_id AND state = 'MADE') THEN RETURN OLD; END IF;
  ELSIF to_jsonb(NEW) - changing = to_jsonb(OLD) - changing THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'batches stay as they were made' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER batch_documents_stay BEFORE UPDATE OR DELETE ON batch_documents FOR EACH ROW EXECUTE FUNCTION keep_batch_documents();--> statement-breakpoint
CREATE FUNCTION keep_batches_whole() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM batches) THEN
    RAISE EXCEPTION 'batches stay as they were made' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER batches_stay_whole BEFORE TRUNCATE ON batches FOR EACH STATEMENT EXECUTE FUNCTION keep_batches_whole();--> statement-breakpoint
CREATE TRIGGER batch_documents_stay_whole BEFORE TRUNCATE ON batch_documents FOR EACH STATEMENT EXECUTE FUNCTION keep_batches_whole();--> statement-breakpoint
-- A visit is never both charged and billed: what its patient pays are additional items alone. The visit is locked first, so that
-- of both at once the second one sees the first.
CREATE FUNCTION refuse_charged_and_billed(visit integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM patient_attendances WHERE id = visit FOR NO KEY UPDATE;
  IF EXISTS (
    SELECT FROM patient_attendances
    JOIN payments ON payments.attendance_id = patient_attendances.id AND payments.canceled_at IS NULL
    JOIN payment_items ON payment_items.payment_id = payments.id AND payment_items.target_type = 'PROCEDURE' AND payment_items.price > 0
    WHERE patient_attendances.id = visit AND patient_attendances.billed_document_id IS NOT NULL
  ) THEN
    RAISE EXCEPTION 'a visit is not both charged and billed' USING ERRCODE = 'restrict_violation';
  END IF;
END $$;--> statement-breakpoint
CREATE FUNCTION refuse_charged_and_billed_visits() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'patient_attendances' THEN
    PERFORM refuse_charged_and_billed(NEW.id);
  ELSIF TG_TABLE_NAME = 'payments' THEN
    PERFORM refuse_charged_and_billed(NEW.attendance_id);
  ELSE
    PERFORM refuse_charged_and_billed(attendance_id) FROM payments WHERE id = NEW.payment_id AND attendance_id IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER patient_attendances_not_charged AFTER INSERT OR UPDATE OF billed_document_id ON patient_attendances FOR EACH ROW WHEN (NEW.billed_document_id IS NOT NULL) EXECUTE FUNCTION refuse_charged_and_billed_visits();--> statement-breakpoint
CREATE TRIGGER payments_not_billed AFTER INSERT OR UPDATE OF attendance_id, canceled_at ON payments FOR EACH ROW WHEN (NEW.attendance_id IS NOT NULL AND NEW.canceled_at IS NULL) EXECUTE FUNCTION refuse_charged_and_billed_visits();--> statement-breakpoint
CREATE TRIGGER payment_items_not_billed AFTER INSERT OR UPDATE OF price, target_type ON payment_items FOR EACH ROW WHEN (NEW.target_type = 'PROCEDURE' AND NEW.price > 0) EXECUTE FUNCTION refuse_charged_and_billed_visits();
