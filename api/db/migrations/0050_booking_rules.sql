CREATE TABLE "former_slugs" (
	"slug" varchar(60) PRIMARY KEY NOT NULL,
	"medical_center_id" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "former_slugs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "booking_active" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "booking_color" "color" DEFAULT 'GRAY' NOT NULL;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "booking_introduction" text;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "booking_slot_frequency" integer DEFAULT 15 NOT NULL;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "booking_break_minutes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "booking_earliest_days" integer DEFAULT 60 NOT NULL;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "booking_latest_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "booking_cancelable" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "booking_cancel_hours" integer DEFAULT 24 NOT NULL;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "booking_on_holidays" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "booking_paid_in_advance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "profiles" ADD COLUMN "accessible_in_booking" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_slugs_center" ON "former_slugs" USING btree ("medical_center_id");--> statement-breakpoint
ALTER TABLE "medical_centers" ADD CONSTRAINT "medical_centers_slot_frequency" CHECK (booking_slot_frequency > 0);--> statement-breakpoint
CREATE POLICY "public" ON "former_slugs" AS PERMISSIVE FOR SELECT TO public USING (true);--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "former_slugs" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));