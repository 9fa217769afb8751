ALTER TABLE "gdpr_consents" ADD COLUMN "document_id" integer;--> statement-breakpoint
ALTER TABLE "gdpr_consents" ADD CONSTRAINT "gdpr_consents_document_id_files_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "gdpr_consents_file" ON "gdpr_consents" USING btree ("document_id");--> statement-breakpoint
ALTER TABLE "gdpr_consents" ADD CONSTRAINT "gdpr_consents_document" CHECK (document_id is null or type = 'SIGNATURE');--> statement-breakpoint
-- A scan is evidence: it is added once, and neither it nor what is known of its file changes.
GRANT UPDATE (document_id) ON gdpr_consents TO motus_app;--> statement-breakpoint
CREATE FUNCTION refuse_other_scan() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The scan of a consent stays as it is' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER gdpr_consents_scanned_once BEFORE UPDATE ON gdpr_consents FOR EACH ROW WHEN (OLD.document_id IS DISTINCT FROM NEW.document_id AND OLD.document_id IS NOT NULL) EXECUTE FUNCTION refuse_other_scan();--> statement-breakpoint
CREATE TRIGGER files_of_consents_stay BEFORE UPDATE OR DELETE ON files FOR EACH ROW WHEN (OLD.namespace = 'consent') EXECUTE FUNCTION refuse_other_scan();
