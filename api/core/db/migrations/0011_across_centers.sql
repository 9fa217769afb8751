-- Whether the installation has a medical centre at all: the one thing a stranger's request may know across centres.
CREATE FUNCTION any_medical_center() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT EXISTS (SELECT FROM medical_centers) $$;--> statement-breakpoint
-- A job is bound to no centre, and row-level security shows it no row of any. It learns which of the keys it names are of files,
-- and nothing else of them.
CREATE FUNCTION stored_files(uuid[]) RETURNS SETOF uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT uuid FROM files WHERE uuid = ANY ($1) UNION ALL SELECT thumbnail FROM files WHERE thumbnail = ANY ($1) UNION ALL SELECT picture FROM files WHERE picture = ANY ($1) $$;--> statement-breakpoint
-- Forgets answers of writes older than a moment, the oldest first and so many at once, in all centres, and says how many. One
-- that an erasure is deleting is left to it.
CREATE FUNCTION forget_answers(timestamptz, integer) RETURNS integer LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH forgotten AS (
    DELETE FROM idempotency_keys
    WHERE ctid = ANY (ARRAY(SELECT ctid FROM idempotency_keys WHERE created_at < $1 ORDER BY created_at LIMIT $2 FOR UPDATE SKIP LOCKED))
    RETURNING 1
  )
  SELECT count(*)::integer FROM forgotten
$$;--> statement-breakpoint
-- Deletes forms kept before a moment, of all users.
CREATE FUNCTION forget_kept_forms(timestamptz) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ DELETE FROM kept_forms WHERE created_at < $1 $$;--> statement-breakpoint
-- The centres with visits left of vouchers that are valid to a day before this one.
CREATE FUNCTION centers_of_ended_vouchers(date) RETURNS SETOF integer LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT DISTINCT v.medical_center_id FROM procedure_voucher_services s JOIN procedure_vouchers v ON v.id = s.voucher_id WHERE s.available > 0 AND v.valid_to < $1 $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION any_medical_center, stored_files, forget_answers, forget_kept_forms, centers_of_ended_vouchers FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION any_medical_center, stored_files, forget_answers, forget_kept_forms, centers_of_ended_vouchers TO motus_app;--> statement-breakpoint
-- Keys of secrets are for the owner alone.
REVOKE ALL ON "secret_fingerprints" FROM motus_app;
