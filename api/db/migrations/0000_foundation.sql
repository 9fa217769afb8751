-- What every table stands on: the application's role, and the functions that row-level security asks.
DO $$ BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'motus_app') THEN CREATE ROLE motus_app NOLOGIN; END IF;
END $$;--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gist;--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO motus_app;--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO motus_app;--> statement-breakpoint
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT USAGE, SELECT ON SEQUENCES TO motus_app;--> statement-breakpoint
CREATE FUNCTION current_medical_center() RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('motus.medical_center', true), '')::integer $$;--> statement-breakpoint
CREATE FUNCTION current_user_id() RETURNS integer LANGUAGE sql STABLE PARALLEL SAFE
  AS $$ SELECT nullif(current_setting('motus.user', true), '')::integer $$;--> statement-breakpoint
-- Its table comes with the next migration; the planner sees it when the first query runs.
SET LOCAL check_function_bodies = off;--> statement-breakpoint
CREATE FUNCTION my_medical_centers() RETURNS SETOF integer LANGUAGE sql STABLE
  AS $$ SELECT medical_center_id FROM profiles WHERE user_id = current_user_id() AND deactivated_at IS NULL $$;
