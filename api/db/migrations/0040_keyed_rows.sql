ALTER TABLE "recovery_codes" ALTER COLUMN "code_hash" SET DATA TYPE text;--> statement-breakpoint
ALTER TABLE "pins" ADD COLUMN "key_id" varchar(12);--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD COLUMN "key_id" varchar(12);--> statement-breakpoint
ALTER TABLE "second_factors" ADD COLUMN "key_id" varchar(12);