ALTER TYPE "public"."report_summary_failure" ADD VALUE 'CUT_OFF';--> statement-breakpoint
ALTER TABLE "report_summaries" ADD COLUMN "cut_off_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "files_thumbnail" ON "files" USING btree ("thumbnail");--> statement-breakpoint
GRANT UPDATE (cut_off_at) ON report_summaries TO motus_app;--> statement-breakpoint
-- A job is bound to no centre, and row-level security shows it no row of any. It learns which of the keys it names are of files, and nothing else of them.
CREATE FUNCTION stored_files(uuid[]) RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT uuid FROM files WHERE uuid = ANY ($1) UNION ALL SELECT thumbnail FROM files WHERE thumbnail = ANY ($1) $$;--> statement-breakpoint
-- Forgets answers of writes older than a moment, the oldest first and so many at once, in all centres, and says how many. One that an erasure is deleting is left to it.
CREATE FUNCTION forget_answers(timestamptz, integer) RETURNS integer LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH forgotten AS (
    DELETE FROM idempotency_keys
    WHERE ctid = ANY (ARRAY(SELECT ctid FROM idempotency_keys WHERE created_at < $1 ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED))
    RETURNING 1
  )
  SELECT count(*)::integer FROM forgotten
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION stored_files, forget_answers FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION stored_files, forget_answers TO motus_app;
