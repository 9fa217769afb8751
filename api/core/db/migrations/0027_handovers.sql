ALTER TYPE "public"."notice_occasion" ADD VALUE 'REASSIGNED';--> statement-breakpoint
CREATE TABLE "handover_items" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "handover_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"handover_id" integer NOT NULL,
	"event_id" integer,
	"waiting_patient_id" integer,
	"version" integer NOT NULL,
	"led" boolean DEFAULT false NOT NULL,
	"target_took_part" boolean DEFAULT false NOT NULL,
	CONSTRAINT "handover_items_one" CHECK (("handover_items"."event_id" is null) <> ("handover_items"."waiting_patient_id" is null))
);
--> statement-breakpoint
ALTER TABLE "handover_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "handovers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "handovers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"from_profile_id" integer NOT NULL,
	"to_profile_id" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" integer
);
--> statement-breakpoint
ALTER TABLE "handovers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "handover_items" ADD CONSTRAINT "handover_items_handover_id_handovers_id_fk" FOREIGN KEY ("handover_id") REFERENCES "public"."handovers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_items" ADD CONSTRAINT "handover_items_event_id_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handover_items" ADD CONSTRAINT "handover_items_waiting_patient_id_waiting_patients_id_fk" FOREIGN KEY ("waiting_patient_id") REFERENCES "public"."waiting_patients"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_from_profile_id_profiles_id_fk" FOREIGN KEY ("from_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_to_profile_id_profiles_id_fk" FOREIGN KEY ("to_profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "handovers" ADD CONSTRAINT "handovers_undone_by_profiles_id_fk" FOREIGN KEY ("undone_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "handover_items_handover" ON "handover_items" USING btree ("handover_id");--> statement-breakpoint
CREATE INDEX "handover_items_event" ON "handover_items" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "handover_items_waiting_patient" ON "handover_items" USING btree ("waiting_patient_id");--> statement-breakpoint
CREATE INDEX "handovers_from" ON "handovers" USING btree ("from_profile_id","id");--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "handover_items" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "handovers" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));