/**
 * The tables of money, whose writes the database records in the audit log (the triggers of `note_money` in the
 * migrations), and whether rows are only added to them: then every record of a row says the same.
 */
export const moneyTables = {
  payments: { onlyAdded: false },
  payment_items: { onlyAdded: false },
  payment_entries: { onlyAdded: true },
  payment_reminders: { onlyAdded: true },
  cash_boxes: { onlyAdded: false },
  cash_entries: { onlyAdded: true },
  cash_closes: { onlyAdded: true },
  month_closes: { onlyAdded: false },
  procedure_vouchers: { onlyAdded: false },
  procedure_voucher_services: { onlyAdded: false },
  procedure_voucher_entries: { onlyAdded: true },
  bank_statements: { onlyAdded: false },
  bank_movements: { onlyAdded: false },
} as const;
export type MoneyTable = keyof typeof moneyTables;
export const moneyTableNames = Object.keys(moneyTables) as MoneyTable[];
