CREATE TYPE "public"."import_kind" AS ENUM('PATIENTS');--> statement-breakpoint
CREATE TYPE "public"."import_row_state" AS ENUM('NEW', 'READY', 'FAULTY', 'DUPLICATE', 'KNOWN', 'LEFT_OUT', 'WRITTEN', 'UNDONE');--> statement-breakpoint
CREATE TYPE "public"."import_state" AS ENUM('READING', 'MATCHING', 'CHECKING', 'CHECKED', 'WRITING', 'WRITTEN', 'UNDOING', 'UNDONE', 'FAILED');--> statement-breakpoint
CREATE TABLE "import_rows" (
	"medical_center_id" integer NOT NULL,
	"import_id" integer NOT NULL,
	"line" integer NOT NULL,
	"cells" text[] NOT NULL,
	"state" "import_row_state" DEFAULT 'NEW' NOT NULL,
	"faults" jsonb,
	"identity" varchar(43),
	"keys" text[],
	"candidates" integer[],
	"twin" integer,
	"made_id" integer,
	CONSTRAINT "import_rows_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
ALTER TABLE "import_rows" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"kind" "import_kind" NOT NULL,
	"name" text NOT NULL,
	"file_id" integer,
	"state" "import_state" DEFAULT 'READING' NOT NULL,
	"fault" varchar(40),
	"charset" varchar(12),
	"head" text[] DEFAULT '{}' NOT NULL,
	"columns" jsonb,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_state" ON "import_rows" USING btree ("import_id","state","line");--> statement-breakpoint
CREATE UNIQUE INDEX "import_rows_identity" ON "import_rows" USING btree ("medical_center_id","identity") WHERE made_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "import_rows_made" ON "import_rows" USING btree ("medical_center_id","made_id") WHERE made_id is not null;--> statement-breakpoint
CREATE INDEX "imports_center" ON "imports" USING btree ("medical_center_id","id");--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "import_rows" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "imports" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));