ALTER TABLE "bank_movements" ADD COLUMN "row" varchar(43);--> statement-breakpoint
CREATE UNIQUE INDEX "bank_movements_row" ON "bank_movements" USING btree ("medical_center_id","row");--> statement-breakpoint
DROP TRIGGER bank_statements_stay ON bank_statements;--> statement-breakpoint
CREATE TRIGGER bank_statements_stay BEFORE UPDATE ON bank_statements FOR EACH ROW EXECUTE FUNCTION refuse_change();--> statement-breakpoint
DROP TRIGGER bank_movements_stay ON bank_movements;--> statement-breakpoint
CREATE TRIGGER bank_movements_stay BEFORE DELETE OR UPDATE OF fingerprint, row, day, amount, currency, is_reversal, variable_symbol ON bank_movements FOR EACH ROW WHEN (OLD.booked <> 0) EXECUTE FUNCTION refuse_change();--> statement-breakpoint
CREATE TRIGGER bank_movements_place BEFORE UPDATE OF statement_id, position ON bank_movements FOR EACH ROW EXECUTE FUNCTION refuse_change();