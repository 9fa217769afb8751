-- An overlap of a person, a facility or a patient is impossible, whatever path the data takes.
ALTER TABLE occupancies ADD CONSTRAINT occupancies_profile
  EXCLUDE USING gist (profile_id WITH =, during WITH &&) WHERE (profile_id IS NOT NULL AND overridden_by IS NULL);--> statement-breakpoint
ALTER TABLE occupancies ADD CONSTRAINT occupancies_facility
  EXCLUDE USING gist (facility_id WITH =, during WITH &&) WHERE (facility_id IS NOT NULL AND overridden_by IS NULL);--> statement-breakpoint
-- One and the same patient is never in two places: no override reaches this one.
ALTER TABLE occupancies ADD CONSTRAINT occupancies_patient_card
  EXCLUDE USING gist (patient_card_id WITH =, during WITH &&) WHERE (patient_card_id IS NOT NULL);--> statement-breakpoint
-- On no day do two periods of one person hold.
ALTER TABLE working_hours_periods ADD CONSTRAINT working_hours_periods_apart
  EXCLUDE USING gist (profile_id WITH =, daterange(from_date, to_date, '[]') WITH &&);--> statement-breakpoint
-- Notifies the listeners on `motus_calendar` which stretch of time has changed in the calendar of which medical centre; the
-- message names no event and no person. Sent at the end of the transaction, once for each statement.
CREATE FUNCTION notify_event_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('motus_calendar', json_build_object('center', medical_center_id, 'from', min(begin_at), 'to', max(end_at))::text)
    FROM changed GROUP BY medical_center_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER events_inserted AFTER INSERT ON events REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_event_changes();--> statement-breakpoint
CREATE TRIGGER events_updated AFTER UPDATE ON events REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_event_changes();--> statement-breakpoint
CREATE TRIGGER events_updated_from AFTER UPDATE ON events REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_event_changes();--> statement-breakpoint
CREATE TRIGGER events_deleted AFTER DELETE ON events REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_event_changes();--> statement-breakpoint
CREATE FUNCTION notify_attendance_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('motus_calendar', json_build_object('center', events.medical_center_id, 'from', min(begin_at), 'to', max(end_at))::text)
    FROM changed JOIN events ON events.id = changed.event_id GROUP BY events.medical_center_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER patient_attendances_inserted AFTER INSERT ON patient_attendances REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_attendance_changes();--> statement-breakpoint
CREATE TRIGGER patient_attendances_updated AFTER UPDATE ON patient_attendances REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_attendance_changes();--> statement-breakpoint
CREATE TRIGGER patient_attendances_deleted AFTER DELETE ON patient_attendances REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_attendance_changes();--> statement-breakpoint
-- The same of visits whose payment has changed: their tiles mark what is unpaid.
CREATE FUNCTION notify_payment_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('motus_calendar', json_build_object('center', events.medical_center_id, 'from', min(begin_at), 'to', max(end_at))::text)
    FROM changed JOIN patient_attendances ON patient_attendances.id = changed.attendance_id JOIN events ON events.id = patient_attendances.event_id
    GROUP BY events.medical_center_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER payments_inserted AFTER INSERT ON payments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_payment_changes();--> statement-breakpoint
CREATE TRIGGER payments_updated AFTER UPDATE ON payments REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_payment_changes();--> statement-breakpoint
-- The same of requests that were sent or decided, for the number in the menu.
CREATE FUNCTION notify_booking_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('motus_calendar', json_build_object('center', medical_center_id, 'from', min(begin_at), 'to', max(end_at), 'bookings', true)::text)
    FROM changed GROUP BY medical_center_id;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER bookings_inserted AFTER INSERT ON bookings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_booking_changes();--> statement-breakpoint
CREATE TRIGGER bookings_updated AFTER UPDATE ON bookings REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_booking_changes();--> statement-breakpoint
CREATE TRIGGER bookings_deleted AFTER DELETE ON bookings REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION notify_booking_changes();
