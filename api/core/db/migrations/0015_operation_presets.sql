CREATE TABLE "medical_operation_presets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "medical_operation_presets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"owner_id" integer NOT NULL,
	"name" text NOT NULL,
	"expertise" varchar(3) NOT NULL,
	"operations" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "medical_operation_presets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "medical_operation_presets" ADD CONSTRAINT "medical_operation_presets_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "medical_operation_presets" ADD CONSTRAINT "medical_operation_presets_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "medical_operation_presets_owner" ON "medical_operation_presets" USING btree ("owner_id");--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "medical_operation_presets" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));