CREATE TYPE "public"."import_subject" AS ENUM('PERSON', 'ROOM', 'SERVICE', 'PATIENT');--> statement-breakpoint
ALTER TYPE "public"."import_kind" ADD VALUE 'SERVICES';--> statement-breakpoint
ALTER TYPE "public"."import_kind" ADD VALUE 'VISITS';--> statement-breakpoint
ALTER TYPE "public"."import_kind" ADD VALUE 'PASSES';--> statement-breakpoint
ALTER TYPE "public"."import_kind" ADD VALUE 'DEBTS';--> statement-breakpoint
ALTER TYPE "public"."import_row_state" ADD VALUE 'ASKED' BEFORE 'DUPLICATE';--> statement-breakpoint
ALTER TYPE "public"."import_row_state" ADD VALUE 'CLASHING' BEFORE 'DUPLICATE';--> statement-breakpoint
ALTER TYPE "public"."payment_item_target" ADD VALUE 'DEBT';--> statement-breakpoint
ALTER TYPE "public"."voucher_entry_kind" ADD VALUE 'OPENED' BEFORE 'USED';--> statement-breakpoint
CREATE TABLE "import_names" (
	"medical_center_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"subject" "import_subject" NOT NULL,
	"name" text NOT NULL,
	"written" text NOT NULL,
	"candidates" integer[],
	"target_id" integer,
	CONSTRAINT "import_names_import_id_subject_name_pk" PRIMARY KEY("import_id","subject","name")
);
--> statement-breakpoint
ALTER TABLE "import_names" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP INDEX "import_rows_made";--> statement-breakpoint
ALTER TABLE "procedure_vouchers" ALTER COLUMN "preset_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "kind" "import_kind" DEFAULT 'PATIENTS' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "source" varchar(43);--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "begin_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "import_rows" ADD COLUMN "override" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "opened_on" date;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "reminders" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "opened_on" date;--> statement-breakpoint
ALTER TABLE "import_names" ADD CONSTRAINT "import_names_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_names" ADD CONSTRAINT "import_names_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_names_answers" ON "import_names" USING btree ("medical_center_id","subject","name","import_id") WHERE target_id is not null;--> statement-breakpoint
CREATE INDEX "import_rows_source" ON "import_rows" USING btree ("medical_center_id","source") WHERE source is not null and made_id is not null;--> statement-breakpoint
CREATE INDEX "import_rows_begin" ON "import_rows" USING btree ("import_id","begin_at","line") WHERE begin_at is not null;--> statement-breakpoint
CREATE INDEX "import_rows_made" ON "import_rows" USING btree ("medical_center_id","kind","made_id") WHERE made_id is not null;--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "import_names" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
-- Visits of a pass that were there before this product go with their import again, while nobody has used any.
DROP TRIGGER procedure_voucher_entries_stay ON procedure_voucher_entries;--> statement-breakpoint
CREATE TRIGGER procedure_voucher_entries_stay BEFORE UPDATE ON procedure_voucher_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER procedure_voucher_entries_kept BEFORE DELETE ON procedure_voucher_entries FOR EACH ROW WHEN (OLD.kind::text <> 'OPENED') EXECUTE FUNCTION refuse_change();
