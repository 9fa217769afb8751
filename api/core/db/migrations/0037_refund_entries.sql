CREATE TYPE "public"."payment_cancel_cause" AS ENUM('CANCELED', 'WAIVED', 'REPLACED');--> statement-breakpoint
ALTER TABLE "payment_items" ADD COLUMN "entry_id" integer;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "cancel_cause" "payment_cancel_cause";--> statement-breakpoint
ALTER TABLE "procedure_voucher_entries" ADD COLUMN "payment_entry_id" integer;--> statement-breakpoint
ALTER TABLE "payment_items" ADD CONSTRAINT "payment_items_entry_id_payment_entries_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."payment_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_voucher_entries" ADD CONSTRAINT "procedure_voucher_entries_payment_entry_id_payment_entries_id_fk" FOREIGN KEY ("payment_entry_id") REFERENCES "public"."payment_entries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "procedure_voucher_entries_refund" ON "procedure_voucher_entries" USING btree ("payment_entry_id");--> statement-breakpoint
-- Lines get the entry of their time, canceled payments their cause, months that are closed too; rows of ledgers stay.
ALTER TABLE payment_items DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE payments DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE payment_items SET entry_id = (
  SELECT e.id FROM payment_entries e
  WHERE e.payment_id = payment_items.payment_id AND e.at = given_back_at AND sign(e.amount) = sign(price) ORDER BY e.id LIMIT 1
) WHERE given_back_at IS NOT NULL;--> statement-breakpoint
UPDATE payments SET cancel_cause = (CASE
  WHEN cancel_reason IS NOT NULL THEN 'CANCELED' WHEN attendance_id IS NULL THEN 'REPLACED' ELSE 'WAIVED'
END)::payment_cancel_cause WHERE canceled_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE payment_items ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE payments ENABLE TRIGGER USER;--> statement-breakpoint
SELECT record_money('payment_items', array(SELECT id FROM payment_items WHERE given_back_at IS NOT NULL));--> statement-breakpoint
SELECT record_money('payments', array(SELECT id FROM payments WHERE canceled_at IS NOT NULL));--> statement-breakpoint
ALTER TABLE "payment_items" ADD CONSTRAINT "payment_items_entry" CHECK ((given_back_at is null) = (entry_id is null));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_cancel_cause" CHECK ((canceled_at is null) = (cancel_cause is null) and (cancel_reason is not null) = (cancel_cause is not distinct from 'CANCELED'));