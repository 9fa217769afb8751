ALTER TABLE "kept_forms" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_or_of_medical_center" ON "kept_forms" AS PERMISSIVE FOR ALL TO public USING (user_id = (select current_user_id()) or profile_id in (select profiles.id from profiles where medical_center_id = (select current_medical_center())));--> statement-breakpoint
-- Deletes forms kept before a moment, of all users: a job is bound to none of them.
CREATE FUNCTION forget_kept_forms(timestamptz) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ DELETE FROM kept_forms WHERE created_at < $1 $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION forget_kept_forms FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION forget_kept_forms TO motus_app;
