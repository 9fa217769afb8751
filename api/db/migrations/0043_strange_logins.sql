ALTER TABLE "sessions" ADD COLUMN "strange" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "refused_logins" integer DEFAULT 0 NOT NULL;