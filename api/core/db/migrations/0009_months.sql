-- A month is closed with all before it. A writer into a month waits for its close, and is then refused.
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
CREATE TRIGGER payment_entries_open_month BEFORE INSERT ON payment_entries FOR EACH ROW EXECUTE FUNCTION refuse_closed_entry();--> statement-breakpoint
CREATE TRIGGER cash_entries_open_month BEFORE INSERT ON cash_entries FOR EACH ROW EXECUTE FUNCTION refuse_closed_entry();--> statement-breakpoint
CREATE FUNCTION refuse_closed_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refuse_closed_month(NEW.medical_center_id, NEW.issued_on::timestamp);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER invoices_open_month BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION refuse_closed_invoice();--> statement-breakpoint
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
CREATE TRIGGER payments_open_month BEFORE INSERT OR DELETE OR UPDATE OF price, created_at, canceled_at ON payments FOR EACH ROW EXECUTE FUNCTION refuse_closed_payment();--> statement-breakpoint
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
CREATE TRIGGER payment_items_open_month BEFORE INSERT OR UPDATE OR DELETE ON payment_items FOR EACH ROW EXECUTE FUNCTION refuse_closed_items();--> statement-breakpoint
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
CREATE TRIGGER month_closes_stay BEFORE UPDATE OR DELETE ON month_closes FOR EACH ROW EXECUTE FUNCTION keep_month_closes();
