CREATE TABLE "audit_links" (
	"medical_center_id" integer NOT NULL,
	"position" bigint NOT NULL,
	"audit_row_id" bigint NOT NULL,
	"hash" varchar(64) NOT NULL,
	"sealed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "audit_links_medical_center_id_position_pk" PRIMARY KEY("medical_center_id","position"),
	CONSTRAINT "audit_links_row" UNIQUE("audit_row_id")
);
--> statement-breakpoint
ALTER TABLE "audit_links" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "audit_unsealed" (
	"audit_row_id" bigint PRIMARY KEY NOT NULL,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_unsealed" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "audit_rows" ADD COLUMN "address" text;--> statement-breakpoint
CREATE INDEX "audit_rows_by_person" ON "audit_rows" USING btree ("medical_center_id","profile_id","at");--> statement-breakpoint
CREATE INDEX "audit_rows_by_action" ON "audit_rows" USING btree ("medical_center_id","action","at");--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "audit_links" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
-- The application appends audit rows and reads both rows and links; rows become links through seal_audit alone.
REVOKE INSERT, UPDATE, DELETE, TRUNCATE ON audit_links FROM motus_app;--> statement-breakpoint
REVOKE ALL ON audit_unsealed FROM motus_app;--> statement-breakpoint
CREATE FUNCTION note_unsealed() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO audit_unsealed (audit_row_id) SELECT id FROM written;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER audit_rows_noted AFTER INSERT ON audit_rows REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_unsealed();--> statement-breakpoint
INSERT INTO audit_unsealed (audit_row_id) SELECT id FROM audit_rows;--> statement-breakpoint
-- What of a row is sealed: each column that is not null, as name, length in bytes and text. No setting of a session changes it, and
-- a column that is added later is null in earlier rows, so that it changes no earlier text.
CREATE FUNCTION audit_part(name text, value text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN value IS NULL THEN '' ELSE name || '=' || octet_length(convert_to(value, 'UTF8')) || ':' || value || ';' END
$$;--> statement-breakpoint
CREATE FUNCTION audit_text(sealed audit_rows) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT audit_part('id', sealed.id::text)
    || audit_part('medical_center_id', sealed.medical_center_id::text)
    || audit_part('at', to_char(sealed.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'))
    || audit_part('profile_id', sealed.profile_id::text)
    || audit_part('user_id', sealed.user_id::text)
    || audit_part('request_id', sealed.request_id)
    || audit_part('action', sealed.action)
    || audit_part('entity_id', sealed.entity_id::text)
    || audit_part('patient_card_id', sealed.patient_card_id::text)
    || audit_part('details', sealed.details::text)
    || audit_part('address', sealed.address)
$$;--> statement-breakpoint
-- Appends so many waiting rows, each to the chain of its centre, and answers how many. Only sealers wait for one another; a row
-- that is committed late gets a later position. SHA-256 of the hash before it (none before the first) and of the row's text.
CREATE FUNCTION seal_audit(most integer) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  waiting audit_rows;
  head audit_links;
  sealed bigint[] := '{}';
BEGIN
  PERFORM pg_advisory_xact_lock(727003);
  FOR waiting IN SELECT audit_rows.* FROM audit_unsealed JOIN audit_rows ON audit_rows.id = audit_row_id ORDER BY audit_row_id LIMIT most LOOP
    IF head.medical_center_id IS DISTINCT FROM waiting.medical_center_id THEN
      SELECT * INTO head FROM audit_links WHERE medical_center_id = waiting.medical_center_id ORDER BY position DESC LIMIT 1;
    END IF;
    INSERT INTO audit_links (medical_center_id, position, audit_row_id, hash) VALUES (waiting.medical_center_id, coalesce(head.position, 0) + 1, waiting.id,
      encode(sha256(convert_to(coalesce(head.hash, '') || audit_text(waiting), 'UTF8')), 'hex')) RETURNING * INTO head;
    sealed := sealed || waiting.id;
  END LOOP;
  DELETE FROM audit_unsealed WHERE audit_row_id = ANY (sealed);
  RETURN cardinality(sealed);
END $$;--> statement-breakpoint
-- Where the chain of each centre ends.
CREATE FUNCTION audit_heads() RETURNS SETOF audit_links LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT head.* FROM medical_centers CROSS JOIN LATERAL (SELECT * FROM audit_links WHERE medical_center_id = medical_centers.id ORDER BY position DESC LIMIT 1) AS head
$$;--> statement-breakpoint
REVOKE ALL ON FUNCTION note_unsealed(), seal_audit(integer), audit_heads() FROM public;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION seal_audit(integer), audit_heads() TO motus_app;
