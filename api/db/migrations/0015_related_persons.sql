CREATE TYPE "public"."related_person_role" AS ENUM('GUARDIAN', 'CONTACT', 'INFORMED');--> statement-breakpoint
CREATE TABLE "related_persons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "related_persons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"patient_card_id" integer NOT NULL,
	"name" text NOT NULL,
	"relation" text,
	"roles" "related_person_role"[] NOT NULL,
	"phone" text,
	"email" varchar(254),
	"note" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone,
	"removed_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "related_persons_some_role" CHECK (cardinality("related_persons"."roles") > 0)
);
--> statement-breakpoint
ALTER TABLE "related_persons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "related_persons" ADD CONSTRAINT "related_persons_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "related_persons" ADD CONSTRAINT "related_persons_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "related_persons_card" ON "related_persons" USING btree ("patient_card_id");--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "related_persons" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));