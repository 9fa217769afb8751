CREATE TYPE "public"."price_target" AS ENUM('PROCEDURE', 'ADDITIONAL_PROCEDURE', 'VOUCHER_PRESET');--> statement-breakpoint
CREATE TABLE "month_closes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "month_closes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"month" date NOT NULL,
	"sums" jsonb NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by" integer NOT NULL,
	"reopened_at" timestamp with time zone,
	"reopened_by" integer,
	"reopen_reason" text,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "month_closes_reopened" CHECK (extract(day from month) = 1 and (reopened_at is null) = (reopen_reason is null) and (reopened_at is null) = (reopened_by is null))
);
--> statement-breakpoint
ALTER TABLE "month_closes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"medical_center_id" integer NOT NULL,
	"target" "price_target" NOT NULL,
	"target_id" integer NOT NULL,
	"valid_from" date NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" integer NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "prices_amount" CHECK (amount >= 0)
);
--> statement-breakpoint
ALTER TABLE "prices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "month_closes" ADD CONSTRAINT "month_closes_closed_by_profiles_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_closes" ADD CONSTRAINT "month_closes_reopened_by_profiles_id_fk" FOREIGN KEY ("reopened_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prices" ADD CONSTRAINT "prices_created_by_profiles_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."profiles"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "month_closes_month" ON "month_closes" USING btree ("medical_center_id","month") WHERE reopened_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "prices_day" ON "prices" USING btree ("medical_center_id","target","target_id","valid_from");--> statement-breakpoint
CREATE INDEX "cash_entries_day" ON "cash_entries" USING btree ("medical_center_id","at");--> statement-breakpoint
CREATE INDEX "invoices_day" ON "invoices" USING btree ("medical_center_id","issued_on");--> statement-breakpoint
CREATE INDEX "payments_canceled" ON "payments" USING btree ("medical_center_id","canceled_at") WHERE canceled_at is not null;--> statement-breakpoint
CREATE INDEX "payment_items_given_back" ON "payment_items" USING btree ("medical_center_id","given_back_at") WHERE given_back_at is not null;--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "month_closes" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));--> statement-breakpoint
CREATE POLICY "of_medical_center" ON "prices" AS PERMISSIVE FOR ALL TO public USING (medical_center_id = (select current_medical_center()));
--> statement-breakpoint
-- The list price of a day: the latest that holds by then, else the first one, which is in the row of its service, product or
-- preset.
CREATE FUNCTION price_on(center integer, what price_target, which integer, day date, first bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT amount FROM prices WHERE medical_center_id = center AND target = what AND target_id = which AND valid_from <= day ORDER BY valid_from DESC LIMIT 1), first)
$$;
--> statement-breakpoint
-- A month is closed with all before it. Who writes into a month waits for its close, and is then refused.
CREATE FUNCTION refuse_closed_month(center integer, day timestamp) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('months'), center);
  IF EXISTS (SELECT FROM month_closes WHERE medical_center_id = center AND reopened_at IS NULL AND month >= date_trunc('month', day)) THEN
    RAISE EXCEPTION 'The month is closed' USING ERRCODE = 'restrict_violation', CONSTRAINT = 'month_closed';
  END IF;
END $$;--> statement-breakpoint
-- Rows with a time of their own: entries of payments and of cash books.
CREATE FUNCTION refuse_closed_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_closed_month(NEW.medical_center_id, NEW.at AT TIME ZONE 'Europe/Prague');
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE FUNCTION refuse_closed_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_closed_month(NEW.medical_center_id, NEW.issued_on::timestamp);
  RETURN NEW;
END $$;--> statement-breakpoint
-- A payment counts in the month in which it arose, and where it was canceled in that month too. Its price then follows its
-- lines, of which only such are added as give money back for a voucher: these count on their own day.
CREATE FUNCTION refuse_closed_payment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' OR TG_OP = 'DELETE' OR NEW.created_at <> OLD.created_at OR (
    NEW.price <> OLD.price AND NEW.price IS DISTINCT FROM (SELECT sum(price) FROM payment_items WHERE payment_id = NEW.id)
  ) THEN
    IF TG_OP <> 'DELETE' THEN PERFORM refuse_closed_month(NEW.medical_center_id, NEW.created_at AT TIME ZONE 'Europe/Prague'); END IF;
    IF TG_OP <> 'INSERT' THEN PERFORM refuse_closed_month(OLD.medical_center_id, OLD.created_at AT TIME ZONE 'Europe/Prague'); END IF;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.canceled_at IS NOT NULL AND (TG_OP = 'INSERT' OR NEW.canceled_at IS DISTINCT FROM OLD.canceled_at) THEN
    PERFORM refuse_closed_month(NEW.medical_center_id, NEW.canceled_at AT TIME ZONE 'Europe/Prague');
  END IF;
  IF TG_OP = 'UPDATE' AND OLD.canceled_at IS NOT NULL AND NEW.canceled_at IS DISTINCT FROM OLD.canceled_at THEN
    PERFORM refuse_closed_month(OLD.medical_center_id, OLD.canceled_at AT TIME ZONE 'Europe/Prague');
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;--> statement-breakpoint
CREATE FUNCTION refuse_closed_items() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  item payment_items := CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.given_back_at IS NOT NULL THEN
    PERFORM refuse_closed_month(OLD.medical_center_id, OLD.given_back_at AT TIME ZONE 'Europe/Prague');
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.given_back_at IS NOT NULL THEN
    PERFORM refuse_closed_month(NEW.medical_center_id, NEW.given_back_at AT TIME ZONE 'Europe/Prague');
  END IF;
  IF TG_OP = 'UPDATE' OR item.given_back_at IS NULL THEN
    PERFORM refuse_closed_month(item.medical_center_id, created_at AT TIME ZONE 'Europe/Prague') FROM payments WHERE id = item.payment_id;
  END IF;
  RETURN item;
END $$;--> statement-breakpoint
-- A close stays; it is only marked as opened again, once.
CREATE FUNCTION keep_month_closes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changing CONSTANT text[] := '{reopened_at,reopened_by,reopen_reason,version}';
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.reopened_at IS NULL AND to_jsonb(NEW) - changing = to_jsonb(OLD) - changing THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION 'Rows of month_closes are only added' USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER month_closes_stay BEFORE UPDATE OR DELETE ON month_closes FOR EACH ROW EXECUTE FUNCTION keep_month_closes();--> statement-breakpoint
CREATE TRIGGER payment_entries_open_month BEFORE INSERT ON payment_entries FOR EACH ROW EXECUTE FUNCTION refuse_closed_entry();--> statement-breakpoint
CREATE TRIGGER cash_entries_open_month BEFORE INSERT ON cash_entries FOR EACH ROW EXECUTE FUNCTION refuse_closed_entry();--> statement-breakpoint
CREATE TRIGGER invoices_open_month BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_closed_invoice();--> statement-breakpoint
CREATE TRIGGER payments_open_month BEFORE INSERT OR DELETE OR UPDATE OF price, created_at, canceled_at ON payments FOR EACH ROW EXECUTE FUNCTION refuse_closed_payment();--> statement-breakpoint
CREATE TRIGGER payment_items_open_month BEFORE INSERT OR UPDATE OR DELETE ON payment_items FOR EACH ROW EXECUTE FUNCTION refuse_closed_items();
