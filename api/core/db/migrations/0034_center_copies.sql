CREATE TABLE "center_copies" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "center_copies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"ordered_by" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"made_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"fault" varchar(40),
	"size" bigint,
	"missing" integer DEFAULT 0 NOT NULL,
	"file_id" integer,
	"removed_at" timestamp with time zone,
	CONSTRAINT "center_copies_state" CHECK ((made_at is null or failed_at is null) and (failed_at is null) = (fault is null) and (made_at is null) = (size is null) and (made_at is not null and removed_at is null) = (file_id is not null))
);
--> statement-breakpoint
ALTER TABLE "center_copies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "center_copies" ADD CONSTRAINT "center_copies_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "center_copies" ADD CONSTRAINT "center_copies_ordered_by_profiles_id_fk" FOREIGN KEY ("ordered_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "center_copies" ADD CONSTRAINT "center_copies_file_id_files_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "center_copies_center" ON "center_copies" USING btree ("medical_center_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "center_copies_underway" ON "center_copies" USING btree ("medical_center_id") WHERE made_at is null and failed_at is null;--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "center_copies" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));