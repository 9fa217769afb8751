ALTER TYPE "public"."import_kind" RENAME VALUE 'PASSES' TO 'VOUCHERS';--> statement-breakpoint
ALTER TYPE "public"."import_row_state" RENAME VALUE 'CLASHING' TO 'CONFLICTING';--> statement-breakpoint
ALTER TABLE "sessions" RENAME COLUMN "proven_at" TO "authenticated_at";--> statement-breakpoint
ALTER TABLE "batches" RENAME COLUMN "paper_id" TO "print_id";--> statement-breakpoint
ALTER TABLE "batches" RENAME CONSTRAINT "batches_paper_id_files_id_fk" TO "batches_print_id_files_id_fk";--> statement-breakpoint
UPDATE imports SET columns = columns - 'pass' || jsonb_build_object('voucher', columns -> 'pass') WHERE columns ? 'pass';--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_batches() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing CONSTANT text[] := '{state,state_at,file_id,print_id,version}';
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD.state = 'MADE' THEN RETURN OLD; END IF;
  ELSIF OLD.made_at IS NULL OR to_jsonb(NEW) - changing = to_jsonb(OLD) - changing THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'batches stay as they were made' USING ERRCODE = 'restrict_violation';
END $$;
