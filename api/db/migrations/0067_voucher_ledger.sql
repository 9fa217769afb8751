ALTER TYPE "public"."voucher_entry_kind" ADD VALUE 'EXPIRED';--> statement-breakpoint
ALTER TYPE "public"."voucher_entry_kind" ADD VALUE 'TRANSFERRED';--> statement-breakpoint
ALTER TABLE "payment_items" DROP CONSTRAINT "payment_items_price";--> statement-breakpoint
ALTER TABLE "procedure_voucher_entries" DROP CONSTRAINT "procedure_voucher_entries_kind";--> statement-breakpoint
ALTER TABLE "procedure_voucher_services" DROP CONSTRAINT "procedure_voucher_services_count";--> statement-breakpoint
ALTER TABLE "procedure_voucher_entries" ALTER COLUMN "profile_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_items" ADD COLUMN "given_back_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "procedure_voucher_entries" ADD COLUMN "other_voucher_id" integer;--> statement-breakpoint
ALTER TABLE "procedure_voucher_services" ADD COLUMN "expired" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "procedure_vouchers" ADD COLUMN "origin_id" integer;--> statement-breakpoint
ALTER TABLE "procedure_voucher_entries" ADD CONSTRAINT "procedure_voucher_entries_other_voucher_id_procedure_vouchers_id_fk" FOREIGN KEY ("other_voucher_id") REFERENCES "public"."procedure_vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "procedure_vouchers" ADD CONSTRAINT "procedure_vouchers_origin_id_procedure_vouchers_id_fk" FOREIGN KEY ("origin_id") REFERENCES "public"."procedure_vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "procedure_voucher_entries_day" ON "procedure_voucher_entries" USING btree ("medical_center_id","at");--> statement-breakpoint
CREATE INDEX "procedure_voucher_services_left" ON "procedure_voucher_services" USING btree ("medical_center_id","voucher_id") WHERE available > 0;--> statement-breakpoint
CREATE INDEX "procedure_vouchers_origin" ON "procedure_vouchers" USING btree ("origin_id");--> statement-breakpoint
ALTER TABLE "payment_items" ADD CONSTRAINT "payment_items_price" CHECK (price <= list_price and (price < 0) = (given_back_at is not null) and (price = list_price or discount_reason is not null));--> statement-breakpoint
ALTER TABLE "procedure_voucher_entries" ADD CONSTRAINT "procedure_voucher_entries_kind" CHECK (count <> 0 and (kind::text in ('USED', 'RETURNED')) = (payment_id is not null) and (kind::text not in ('CORRECTED', 'REFUNDED', 'TRANSFERRED') or reason is not null) and (kind::text = 'TRANSFERRED') = (other_voucher_id is not null) and (kind::text = 'EXPIRED' or profile_id is not null));--> statement-breakpoint
ALTER TABLE "procedure_voucher_services" ADD CONSTRAINT "procedure_voucher_services_count" CHECK (available >= 0 and used >= 0 and expired >= 0);--> statement-breakpoint
-- The centres with visits left of vouchers that are valid to a day before this one: all that a job may know of other centres.
CREATE FUNCTION centers_of_ended_vouchers(date) RETURNS SETOF integer LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp
  AS $$ SELECT DISTINCT v.medical_center_id FROM procedure_voucher_services s JOIN procedure_vouchers v ON v.id = s.voucher_id WHERE s.available > 0 AND v.valid_to < $1 $$;--> statement-breakpoint
REVOKE ALL ON FUNCTION centers_of_ended_vouchers FROM PUBLIC;--> statement-breakpoint
GRANT EXECUTE ON FUNCTION centers_of_ended_vouchers TO motus_app;
