-- Notifies open calendars that requests of a centre were sent or decided, for the number in the menu; names no person.
CREATE FUNCTION notify_booking_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('motus_calendar', json_build_object('center', medical_center_id, 'from', min(begin_at), 'to', max(end_at), 'bookings', true)::text)
    FROM changed GROUP BY medical_center_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER bookings_inserted AFTER INSERT ON bookings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_booking_changes();--> statement-breakpoint
CREATE TRIGGER bookings_updated AFTER UPDATE ON bookings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_booking_changes();--> statement-breakpoint
CREATE TRIGGER bookings_deleted AFTER DELETE ON bookings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_booking_changes();
