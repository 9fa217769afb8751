CREATE TYPE "public"."payment_frequency" AS ENUM('MONTHLY', 'YEARLY');--> statement-breakpoint
CREATE TYPE "public"."subscription_type" AS ENUM('START', 'SOLO', 'TEAM', 'UNSUBSCRIBED');--> statement-breakpoint
CREATE TABLE "discount_code_uses" (
	"code" varchar(40) PRIMARY KEY NOT NULL,
	"uses" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"begins_on" date NOT NULL,
	"type" "subscription_type" NOT NULL,
	"frequency" "payment_frequency",
	"users_limit" integer,
	"periods_from" date NOT NULL,
	"discount_code" varchar(40),
	"discount_percent" integer,
	"discount_amount" integer,
	"discount_from" date,
	"discount_until" date,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"withdrawn_at" timestamp with time zone,
	"withdrawn_by" integer,
	CONSTRAINT "subscriptions_plan" CHECK ((type = 'UNSUBSCRIBED') = (frequency is null) and (frequency is null) = (users_limit is null)),
	CONSTRAINT "subscriptions_users_limit" CHECK (users_limit > 0)
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_withdrawn_by_profiles_id_fk" FOREIGN KEY ("withdrawn_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "subscriptions_center" ON "subscriptions" USING btree ("medical_center_id","begins_on","id");--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "subscriptions" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));