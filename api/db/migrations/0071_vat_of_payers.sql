CREATE TYPE "public"."voucher_vat" AS ENUM('BY_RATES', 'SOLD', 'USED');--> statement-breakpoint
ALTER TABLE "billing_information" ADD COLUMN "voucher_vat" "voucher_vat" DEFAULT 'BY_RATES' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_items" ADD COLUMN "vat_when_used" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_items" ADD CONSTRAINT "payment_items_when_used" CHECK (not vat_when_used or (target_type = 'PROCEDURE_VOUCHER' and vat_rate = 'ZERO'));--> statement-breakpoint
-- Passes for services of several rates were sold without VAT by payers of it: their visits are taxed.
ALTER TABLE "payment_items" DISABLE TRIGGER payment_items_open_month;--> statement-breakpoint
UPDATE payment_items item SET vat_when_used = true FROM billing_information billing
WHERE billing.medical_center_id = item.medical_center_id AND billing.vat_payer AND item.target_type = 'PROCEDURE_VOUCHER' AND item.vat_rate = 'ZERO'
  AND EXISTS (SELECT FROM procedure_voucher_services service JOIN procedures ON procedures.id = service.procedure_id WHERE service.voucher_id = item.target_id AND procedures.vat_rate <> 'ZERO');--> statement-breakpoint
ALTER TABLE "payment_items" ENABLE TRIGGER payment_items_open_month;
