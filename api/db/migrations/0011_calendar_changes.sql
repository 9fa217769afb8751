-- Tells whoever listens on `motus_calendar` which stretch of time has changed in the calendar of which medical centre; the
-- message names no event and no person. Sent at the end of the transaction, once for each statement.
CREATE FUNCTION notify_event_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('motus_calendar', json_build_object('center', medical_center_id, 'from', min(begin_at), 'to', max(end_at))::text)
    FROM changed GROUP BY medical_center_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION notify_attendance_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('motus_calendar', json_build_object('center', events.medical_center_id, 'from', min(begin_at), 'to', max(end_at))::text)
    FROM changed JOIN events ON events.id = changed.event_id GROUP BY events.medical_center_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER events_inserted AFTER INSERT ON events REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_event_changes();--> statement-breakpoint
CREATE TRIGGER events_updated AFTER UPDATE ON events REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_event_changes();--> statement-breakpoint
CREATE TRIGGER events_updated_from AFTER UPDATE ON events REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_event_changes();--> statement-breakpoint
CREATE TRIGGER events_deleted AFTER DELETE ON events REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_event_changes();--> statement-breakpoint
CREATE TRIGGER patient_attendances_inserted AFTER INSERT ON patient_attendances REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_attendance_changes();--> statement-breakpoint
CREATE TRIGGER patient_attendances_updated AFTER UPDATE ON patient_attendances REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_attendance_changes();--> statement-breakpoint
CREATE TRIGGER patient_attendances_deleted AFTER DELETE ON patient_attendances REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_attendance_changes();
