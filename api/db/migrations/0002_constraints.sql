-- An overlap of a person, a facility or a patient is impossible, whatever path the data takes.
ALTER TABLE occupancies ADD CONSTRAINT occupancies_profile
  EXCLUDE USING gist (profile_id WITH =, during WITH &&) WHERE (profile_id IS NOT NULL AND overridden_by IS NULL);--> statement-breakpoint
ALTER TABLE occupancies ADD CONSTRAINT occupancies_facility
  EXCLUDE USING gist (facility_id WITH =, during WITH &&) WHERE (facility_id IS NOT NULL AND overridden_by IS NULL);--> statement-breakpoint
-- One and the same patient is never in two places: no override reaches this one.
ALTER TABLE occupancies ADD CONSTRAINT occupancies_patient_card
  EXCLUDE USING gist (patient_card_id WITH =, during WITH &&) WHERE (patient_card_id IS NOT NULL);--> statement-breakpoint
-- The audit log only grows.
REVOKE UPDATE, DELETE, TRUNCATE ON audit_rows FROM motus_app;
