-- Rows of a ledger are only added.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Rows of % are only added', TG_TABLE_NAME;
END $$;--> statement-breakpoint
CREATE TRIGGER payment_entries_stay BEFORE UPDATE OR DELETE ON payment_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER payment_reminders_stay BEFORE UPDATE OR DELETE ON payment_reminders FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER cash_entries_stay BEFORE UPDATE OR DELETE ON cash_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER cash_closes_stay BEFORE UPDATE OR DELETE ON cash_closes FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER procedure_voucher_entries_stay BEFORE UPDATE OR DELETE ON procedure_voucher_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE FUNCTION refuse_closed_cash() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM cash_closes WHERE cash_box_id = NEW.cash_box_id AND at > NEW.at) THEN
    RAISE EXCEPTION 'The cash box is closed at that time' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER cash_entries_after_close BEFORE INSERT ON cash_entries FOR EACH ROW EXECUTE FUNCTION refuse_closed_cash();--> statement-breakpoint
-- What is booked of a statement stays, and so does its place in it.
CREATE TRIGGER bank_statements_stay BEFORE UPDATE ON bank_statements FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER bank_movements_stay BEFORE DELETE OR UPDATE OF fingerprint, row, day, amount, currency, is_reversal, variable_symbol ON bank_movements FOR EACH ROW WHEN (OLD.booked <> 0) EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER bank_movements_place BEFORE UPDATE OF statement_id, position ON bank_movements FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
-- The list price of a day: the latest that holds by then, else the first one, which is in the row of its service, product or
-- preset.
CREATE FUNCTION price_on(center integer, what price_target, which integer, day date, first bigint) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT amount FROM prices WHERE medical_center_id = center AND target = what AND target_id = which AND valid_from <= day ORDER BY valid_from DESC LIMIT 1), first)
$$;
