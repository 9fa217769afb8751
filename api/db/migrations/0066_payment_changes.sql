-- Notifies open calendars of visits whose payment has changed: their tiles mark what is unpaid. Names no person.
CREATE FUNCTION notify_payment_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('motus_calendar', json_build_object('center', events.medical_center_id, 'from', min(begin_at), 'to', max(end_at))::text)
    FROM changed JOIN patient_attendances ON patient_attendances.id = changed.attendance_id JOIN events ON events.id = patient_attendances.event_id
    GROUP BY events.medical_center_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER payments_inserted AFTER INSERT ON payments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_payment_changes();--> statement-breakpoint
CREATE TRIGGER payments_updated AFTER UPDATE ON payments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_payment_changes();
