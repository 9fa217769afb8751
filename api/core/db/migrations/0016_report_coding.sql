ALTER TABLE "medical_reports" ADD COLUMN "coding" json;--> statement-breakpoint
ALTER TABLE "patient_attendances" ADD COLUMN "on_insurer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "patient_insurances_number" ON "patient_insurances" USING btree ("medical_center_id","insurance_number");--> statement-breakpoint
ALTER TABLE "patient_attendances" ADD CONSTRAINT "patient_attendances_one_cover" CHECK (not (on_ft_voucher and on_insurer));