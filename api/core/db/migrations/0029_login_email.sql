ALTER TYPE "public"."account_token_kind" ADD VALUE 'EMAIL';--> statement-breakpoint
ALTER TABLE "account_tokens" ADD COLUMN "user_id" integer;--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_user" ON "account_tokens" USING btree ("user_id");