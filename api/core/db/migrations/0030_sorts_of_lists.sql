DROP INDEX "bookings_by_begin";--> statement-breakpoint
CREATE INDEX "bank_movements_amount" ON "bank_movements" USING btree ("medical_center_id","amount","id");--> statement-breakpoint
CREATE INDEX "bank_statements_from" ON "bank_statements" USING btree ("medical_center_id","from_date","id");--> statement-breakpoint
CREATE INDEX "bookings_waiting" ON "bookings" USING btree ("medical_center_id","begin_at","id") WHERE status = 'CREATED';--> statement-breakpoint
CREATE INDEX "bookings_by_decision" ON "bookings" USING btree ("medical_center_id","decided_at","id");--> statement-breakpoint
CREATE INDEX "ft_vouchers_issued" ON "ft_vouchers" USING btree ("medical_center_id","issued_at","id");--> statement-breakpoint
CREATE INDEX "payment_entries_amount" ON "payment_entries" USING btree ("medical_center_id","amount","id");--> statement-breakpoint
CREATE INDEX "payments_price" ON "payments" USING btree ("medical_center_id","price","id");--> statement-breakpoint
CREATE INDEX "payments_owed" ON "payments" USING btree ("medical_center_id",(price - paid - disallowed),"id") WHERE payed_at is null and canceled_at is null;--> statement-breakpoint
CREATE INDEX "procedure_vouchers_name" ON "procedure_vouchers" USING btree ("medical_center_id",name collate "cs-x-icu","id");--> statement-breakpoint
CREATE INDEX "report_templates_name" ON "report_templates" USING btree ("medical_center_id",name collate "cs-x-icu","id") WHERE removed_at is null;--> statement-breakpoint
CREATE INDEX "returned_documents_created" ON "returned_documents" USING btree ("medical_center_id","created_at","id");--> statement-breakpoint
CREATE INDEX "bookings_by_begin" ON "bookings" USING btree ("medical_center_id","begin_at","id");