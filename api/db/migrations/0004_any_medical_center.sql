-- Whether the installation has a medical centre at all: the one thing a stranger's request may know across centres.
CREATE FUNCTION any_medical_center() RETURNS boolean LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT EXISTS (SELECT FROM medical_centers) $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION any_medical_center FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION any_medical_center TO motus_app;
