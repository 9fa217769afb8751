CREATE TABLE "calendar_acls" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "calendar_acls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"profile_id" integer NOT NULL,
	"email" varchar(254) NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer,
	"address_at" timestamp with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "calendar_acls_token_hash" UNIQUE("token_hash"),
	CONSTRAINT "calendar_acls_email" UNIQUE("profile_id","email")
);
--> statement-breakpoint
ALTER TABLE "calendar_acls" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "medical_centers" ADD COLUMN "calendar_feed_names" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_acls" ADD CONSTRAINT "calendar_acls_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_acls" ADD CONSTRAINT "calendar_acls_profile_id_profiles_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_acls" ADD CONSTRAINT "calendar_acls_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "of_medical_center_or_by_token" ON "calendar_acls" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()) or token_hash = (select current_setting('motus.calendar_feed', true))) WITH CHECK (medical_center_id = (select current_medical_center()));