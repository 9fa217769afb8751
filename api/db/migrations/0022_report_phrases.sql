ALTER TABLE "report_templates" ALTER COLUMN "procedure_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "report_templates" ADD COLUMN "owner_id" integer;--> statement-breakpoint
ALTER TABLE "report_templates" ADD CONSTRAINT "report_templates_owner_id_profiles_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;