CREATE TABLE "changed_days" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changed_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "changed_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "counted_days" (
	"medical_center_id" integer NOT NULL,
	"day" date NOT NULL,
	"figures" jsonb NOT NULL,
	CONSTRAINT "counted_days_medical_center_id_day_pk" PRIMARY KEY("medical_center_id","day")
);
--> statement-breakpoint
ALTER TABLE "counted_days" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "changed_days" ADD CONSTRAINT "changed_days_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "counted_days" ADD CONSTRAINT "counted_days_medical_center_id_medical_centers_id_fk" FOREIGN KEY ("medical_center_id") REFERENCES "public"."medical_centers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changed_days_day" ON "changed_days" USING btree ("medical_center_id","day");--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "changed_days" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "counted_days" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE FUNCTION prague_day(timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS $$ SELECT ($1 AT TIME ZONE 'Europe/Prague')::date $$;--> statement-breakpoint
-- The first visit of a card that took place after a moment, if there is one: it is a new patient's, or no longer, when an
-- earlier one changes.
CREATE FUNCTION next_visit_day(card integer, since timestamptz, event integer) RETURNS SETOF date LANGUAGE sql STABLE AS $$
  SELECT prague_day(e.begin_at) FROM patient_attendances a JOIN events e ON e.id = a.event_id
  WHERE a.patient_card_id = card AND a.state = 'PRESENT' AND e.removed_at IS NULL AND (e.begin_at, e.id) > (since, event)
  ORDER BY e.begin_at, e.id LIMIT 1
$$;--> statement-breakpoint
-- Every change of rows that figures of a day are counted from adds that day to changed_days, with the rows as they were and as
-- they are.
CREATE FUNCTION note_days_of_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changed_days (medical_center_id, day)
    SELECT medical_center_id, prague_day(begin_at) FROM changed
    UNION SELECT c.medical_center_id, next.day
      FROM changed c JOIN patient_attendances a ON a.event_id = c.id
      CROSS JOIN next_visit_day(a.patient_card_id, c.begin_at, c.id) AS next(day)
      WHERE a.state = 'PRESENT';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER events_inserted_day AFTER INSERT ON events REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_of_events();--> statement-breakpoint
CREATE TRIGGER events_updated_day AFTER UPDATE ON events REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_of_events();--> statement-breakpoint
CREATE TRIGGER events_updated_from_day AFTER UPDATE ON events REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_of_events();--> statement-breakpoint
CREATE TRIGGER events_deleted_day AFTER DELETE ON events REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_of_events();--> statement-breakpoint
CREATE FUNCTION note_days_of_attendances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changed_days (medical_center_id, day)
    SELECT e.medical_center_id, prague_day(e.begin_at) FROM changed c JOIN events e ON e.id = c.event_id
    UNION SELECT e.medical_center_id, next.day
      FROM changed c JOIN events e ON e.id = c.event_id
      CROSS JOIN next_visit_day(c.patient_card_id, e.begin_at, e.id) AS next(day)
      WHERE c.state = 'PRESENT';
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER patient_attendances_inserted_day AFTER INSERT ON patient_attendances REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_of_attendances();--> statement-breakpoint
CREATE TRIGGER patient_attendances_updated_day AFTER UPDATE ON patient_attendances REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_of_attendances();--> statement-breakpoint
CREATE TRIGGER patient_attendances_updated_from_day AFTER UPDATE ON patient_attendances REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_of_attendances();--> statement-breakpoint
CREATE TRIGGER patient_attendances_deleted_day AFTER DELETE ON patient_attendances REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_of_attendances();--> statement-breakpoint
-- Of people and facilities of events.
CREATE FUNCTION note_days_of_their_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changed_days (medical_center_id, day)
    SELECT DISTINCT e.medical_center_id, prague_day(e.begin_at) FROM changed c JOIN events e ON e.id = c.event_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER event_profiles_inserted_day AFTER INSERT ON event_profiles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_of_their_events();--> statement-breakpoint
CREATE TRIGGER event_profiles_updated_day AFTER UPDATE ON event_profiles REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_of_their_events();--> statement-breakpoint
CREATE TRIGGER event_profiles_deleted_day AFTER DELETE ON event_profiles REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_of_their_events();--> statement-breakpoint
CREATE TRIGGER event_facilities_inserted_day AFTER INSERT ON event_facilities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_of_their_events();--> statement-breakpoint
CREATE TRIGGER event_facilities_updated_day AFTER UPDATE ON event_facilities REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_of_their_events();--> statement-breakpoint
CREATE TRIGGER event_facilities_deleted_day AFTER DELETE ON event_facilities REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_of_their_events();--> statement-breakpoint
-- Money counts on its own day, and on that of its visit.
CREATE FUNCTION note_days_of_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changed_days (medical_center_id, day)
    SELECT medical_center_id, prague_day(at) FROM changed
    UNION SELECT e.medical_center_id, prague_day(e.begin_at) FROM changed c JOIN payments p ON p.id = c.payment_id
      JOIN patient_attendances a ON a.id = p.attendance_id JOIN events e ON e.id = a.event_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER payment_entries_inserted_day AFTER INSERT ON payment_entries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_of_entries();--> statement-breakpoint
CREATE TRIGGER payment_entries_updated_day AFTER UPDATE ON payment_entries REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_of_entries();--> statement-breakpoint
CREATE TRIGGER payment_entries_updated_from_day AFTER UPDATE ON payment_entries REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_of_entries();--> statement-breakpoint
CREATE TRIGGER payment_entries_deleted_day AFTER DELETE ON payment_entries REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_of_entries();--> statement-breakpoint
-- A payment that gets another visit, or none, takes its money along.
CREATE FUNCTION note_days_of_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changed_days (medical_center_id, day)
    SELECT medical_center_id, prague_day(at) FROM payment_entries WHERE payment_id = NEW.id
    UNION SELECT e.medical_center_id, prague_day(e.begin_at) FROM patient_attendances a JOIN events e ON e.id = a.event_id
      WHERE a.id IN (OLD.attendance_id, NEW.attendance_id);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER payments_updated_day AFTER UPDATE OF attendance_id ON payments FOR EACH ROW WHEN (OLD.attendance_id IS DISTINCT FROM NEW.attendance_id) EXECUTE FUNCTION note_days_of_payment();--> statement-breakpoint
-- Money is that of the service of its visit, on the day on which it came.
CREATE FUNCTION note_days_of_served() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changed_days (medical_center_id, day)
    SELECT DISTINCT i.medical_center_id, prague_day(i.at) FROM patient_attendances a
      JOIN payments p ON p.attendance_id = a.id JOIN payment_entries i ON i.payment_id = p.id WHERE a.event_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER events_updated_service_day AFTER UPDATE OF procedure_id ON events FOR EACH ROW WHEN (OLD.procedure_id IS DISTINCT FROM NEW.procedure_id) EXECUTE FUNCTION note_days_of_served();--> statement-breakpoint
CREATE FUNCTION note_days_of_insurer_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changed_days (medical_center_id, day)
    SELECT DISTINCT p.medical_center_id, prague_day(p.at) FROM changed c JOIN payment_entries p ON p.payment_id = c.payment_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER insurer_payments_inserted_day AFTER INSERT ON insurer_payments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_of_insurer_payments();--> statement-breakpoint
CREATE TRIGGER insurer_payments_deleted_day AFTER DELETE ON insurer_payments REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_of_insurer_payments();--> statement-breakpoint
-- Drafts count nothing.
CREATE FUNCTION note_days_of_reports() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changed_days (medical_center_id, day)
    SELECT DISTINCT e.medical_center_id, prague_day(e.begin_at) FROM changed c
      JOIN patient_attendances a ON a.id = c.patient_attendance_id JOIN events e ON e.id = a.event_id WHERE c.signed_at IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER medical_reports_inserted_day AFTER INSERT ON medical_reports REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_of_reports();--> statement-breakpoint
CREATE TRIGGER medical_reports_updated_day AFTER UPDATE ON medical_reports REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_of_reports();--> statement-breakpoint
CREATE TRIGGER medical_reports_deleted_day AFTER DELETE ON medical_reports REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_days_of_reports();--> statement-breakpoint
CREATE FUNCTION note_days_of_service() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changed_days (medical_center_id, day)
    SELECT DISTINCT medical_center_id, prague_day(begin_at) FROM events
      WHERE medical_center_id = NEW.medical_center_id AND procedure_id = NEW.id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER procedures_updated_day AFTER UPDATE OF uzis_type ON procedures FOR EACH ROW WHEN (OLD.uzis_type IS DISTINCT FROM NEW.uzis_type) EXECUTE FUNCTION note_days_of_service();--> statement-breakpoint
INSERT INTO changed_days (medical_center_id, day)
  SELECT medical_center_id, prague_day(begin_at) FROM events UNION SELECT medical_center_id, prague_day(at) FROM payment_entries;--> statement-breakpoint
CREATE FUNCTION centers_of_changed_days() RETURNS SETOF integer LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT DISTINCT medical_center_id FROM changed_days $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION centers_of_changed_days FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION centers_of_changed_days TO motus_app;
