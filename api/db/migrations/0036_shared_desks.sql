CREATE TABLE "desks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "desks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"name" varchar(100) NOT NULL,
	"token_hash" varchar(64) NOT NULL,
	"lock_minutes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "desks_token_hash" UNIQUE("token_hash"),
	CONSTRAINT "desks_lock_minutes" CHECK (lock_minutes between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "pins" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"pin_hash" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_forms" ADD COLUMN "session_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "desk_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "locked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "missed_unlocks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "pins" ADD CONSTRAINT "pins_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "desks_center" ON "desks" USING btree ("medical_center_id");--> statement-breakpoint
ALTER TABLE "kept_forms" ADD CONSTRAINT "kept_forms_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_desk_id_desks_id_fk" FOREIGN KEY ("desk_id") REFERENCES "public"."desks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_desk" ON "sessions" USING btree ("desk_id");