CREATE TYPE "public"."notice_occasion" AS ENUM('BOOKED', 'MOVED', 'CANCELLED', 'REMINDER', 'RECEIVED', 'REJECTED');--> statement-breakpoint
CREATE TYPE "public"."notification_type" AS ENUM('SMS', 'EMAIL');--> statement-breakpoint
CREATE TYPE "public"."notice_state" AS ENUM('WAITING', 'HANDED_OVER', 'REFUSED', 'STOPPED');--> statement-breakpoint
CREATE TYPE "public"."notice_stop_reason" AS ENUM('UNDONE', 'OPTED_OUT', 'NO_CONTACT', 'CARD_CLOSED', 'TOO_LATE', 'SWITCHED_OFF');--> statement-breakpoint
CREATE TABLE "alerts" (
	"medical_center_id" integer NOT NULL,
	"alert_id" integer NOT NULL,
	"active" boolean NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	CONSTRAINT "alerts_medical_center_id_alert_id_pk" PRIMARY KEY("medical_center_id","alert_id")
);
--> statement-breakpoint
ALTER TABLE "alerts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notice_rules" (
	"medical_center_id" integer PRIMARY KEY NOT NULL,
	"quiet_from" varchar(5),
	"quiet_to" varchar(5),
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notice_rules" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notice_texts" (
	"medical_center_id" integer NOT NULL,
	"channel" "notification_type" NOT NULL,
	"occasion" "notice_occasion" NOT NULL,
	"language" varchar(2) NOT NULL,
	"subject" text,
	"message" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "notice_texts_medical_center_id_channel_occasion_language_pk" PRIMARY KEY("medical_center_id","channel","occasion","language")
);
--> statement-breakpoint
ALTER TABLE "notice_texts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "notices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"uuid" uuid DEFAULT gen_random_uuid() NOT NULL,
	"medical_center_id" integer NOT NULL,
	"patient_card_id" integer,
	"cause" varchar(120) NOT NULL,
	"channel" "notification_type" NOT NULL,
	"occasion" "notice_occasion",
	"visits" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"addressee" jsonb,
	"state" "notice_state" DEFAULT 'WAITING' NOT NULL,
	"stop_reason" "notice_stop_reason",
	"failure" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"send_at" timestamp with time zone NOT NULL,
	"written_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"repeats_id" integer
);
--> statement-breakpoint
ALTER TABLE "notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "channel" "notification_type" DEFAULT 'EMAIL' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "reply_to" varchar(254);--> statement-breakpoint
ALTER TABLE "patient_cards" ADD COLUMN "language" varchar(2);--> statement-breakpoint
ALTER TABLE "patient_cards" ADD COLUMN "notices_refused" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_rules" ADD CONSTRAINT "notice_rules_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_texts" ADD CONSTRAINT "notice_texts_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_patient_card_id_patient_cards_id_fk" FOREIGN KEY ("patient_card_id") REFERENCES "public"."patient_cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_uuid" ON "notices" USING btree ("uuid");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_cause" ON "notices" USING btree ("medical_center_id","cause","channel");--> statement-breakpoint
CREATE INDEX "notices_by_card" ON "notices" USING btree ("patient_card_id","id");--> statement-breakpoint
CREATE INDEX "notices_refused" ON "notices" USING btree ("medical_center_id","id") WHERE state = 'REFUSED';--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "alerts" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "to_remind" ON "alerts" AS PERMISSIVE FOR SELECT TO public USING (active and (select current_setting('motus.reminding', true)) = 'on');--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "notice_rules" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "notice_texts" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "notices" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE TRIGGER notices_merged_card BEFORE INSERT OR UPDATE OF patient_card_id ON notices FOR EACH ROW EXECUTE FUNCTION refuse_merged_cards();
