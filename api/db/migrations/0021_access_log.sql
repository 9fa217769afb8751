DROP INDEX "audit_rows_by_patient";--> statement-breakpoint
CREATE INDEX "audit_rows_by_patient" ON "audit_rows" USING btree ("medical_center_id","patient_card_id","at");