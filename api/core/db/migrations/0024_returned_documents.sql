CREATE TYPE "public"."schedule_type" AS ENUM('REGULAR', 'FIX');--> statement-breakpoint
CREATE TYPE "public"."returned_kind" AS ENUM('REFUSED', 'CANCELED');--> statement-breakpoint
CREATE TYPE "public"."returned_outcome" AS ENUM('CORRECTED', 'BILLED_AGAIN', 'OTHER_INSURER', 'WRITTEN_OFF');--> statement-breakpoint
CREATE TABLE "returned_documents" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "returned_documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"kind" "returned_kind" NOT NULL,
	"code" varchar(10),
	"reason" text,
	"for_author" boolean NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL,
	"outcome" "returned_outcome",
	"outcome_reason" text,
	"outcome_at" timestamp with time zone,
	"outcome_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "returned_documents_document" UNIQUE("document_id"),
	CONSTRAINT "returned_documents_outcome" CHECK (num_nulls(outcome, outcome_at, outcome_by) in (0, 3) and (outcome is not null or outcome_reason is null)),
	CONSTRAINT "returned_documents_kind" CHECK (outcome is null or case kind when 'REFUSED' then outcome <> 'BILLED_AGAIN' else outcome <> 'CORRECTED' end)
);
--> statement-breakpoint
ALTER TABLE "returned_documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "batch_documents_number";--> statement-breakpoint
ALTER TABLE "batch_disallowances" ADD COLUMN "returned_document_id" integer;--> statement-breakpoint
ALTER TABLE "batch_documents" ADD COLUMN "corrects_id" integer;--> statement-breakpoint
ALTER TABLE "batch_documents" ADD COLUMN "submission" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "batch_runs" ADD COLUMN "variant" "schedule_type" DEFAULT 'REGULAR' NOT NULL;--> statement-breakpoint
ALTER TABLE "batch_runs" ADD COLUMN "invoiced" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "regular_batch_id" integer;--> statement-breakpoint
ALTER TABLE "insurance_configs" ADD COLUMN "refusal_tables" json DEFAULT '[]'::json NOT NULL;--> statement-breakpoint
ALTER TABLE "returned_documents" ADD CONSTRAINT "returned_documents_document_id_batch_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."batch_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returned_documents" ADD CONSTRAINT "returned_documents_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returned_documents" ADD CONSTRAINT "returned_documents_outcome_by_profiles_id_fk" FOREIGN KEY ("outcome_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "returned_documents_open" ON "returned_documents" USING btree ("medical_center_id") WHERE outcome is null;--> statement-breakpoint
ALTER TABLE "batch_disallowances" ADD CONSTRAINT "batch_disallowances_returned_document_id_returned_documents_id_fk" FOREIGN KEY ("returned_document_id") REFERENCES "public"."returned_documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_documents" ADD CONSTRAINT "batch_documents_corrects_id_batch_documents_id_fk" FOREIGN KEY ("corrects_id") REFERENCES "public"."batch_documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_regular_batch_id_batches_id_fk" FOREIGN KEY ("regular_batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_disallowances_returned" ON "batch_disallowances" USING btree ("returned_document_id");--> statement-breakpoint
CREATE INDEX "batch_documents_corrects" ON "batch_documents" USING btree ("corrects_id");--> statement-breakpoint
CREATE INDEX "batches_regular" ON "batches" USING btree ("regular_batch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "batch_documents_number" ON "batch_documents" USING btree ("medical_center_id","year","document_id","submission");--> statement-breakpoint
ALTER TABLE "batch_documents" ADD CONSTRAINT "batch_documents_submission" CHECK (submission = 1 or (submission > 1 and corrects_id is not null));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "returned_documents" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));