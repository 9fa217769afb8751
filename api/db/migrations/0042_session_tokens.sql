ALTER TABLE "profiles" ADD COLUMN "signed_out_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "kept_forms" ADD COLUMN "profile_id" integer;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "previous_token_hash" varchar(64);--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "token_renewed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "sessions_previous_token_hash" ON "sessions" USING btree ("previous_token_hash");