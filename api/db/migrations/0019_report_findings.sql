ALTER TABLE "medical_reports" ADD COLUMN "body_diagram" json;--> statement-breakpoint
ALTER TABLE "medical_reports" ADD COLUMN "findings" json;--> statement-breakpoint
ALTER TABLE "medical_reports" ADD COLUMN "digest_edition" integer DEFAULT 1 NOT NULL;