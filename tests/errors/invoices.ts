import { ids } from "#tests/cast/people.ts";
import { ask, field, owner, whole } from "./ask.ts";

/** A payment of its own by SQL, and its invoice asked for. */
async function issue(payment: { payer?: string | null; paid?: number; invoicedAt?: string | null } = {}) {
  const { payer = "Bytové družstvo", paid = 0, invoicedAt = null } = payment;
  const { rows } = await owner.query(
    `insert into payments (medical_center_id, payer, currency, price, paid, variable_symbol, invoiced_at)
     values ($1, $2, 'CZK', 95000, $3, left(md5(random()::text), 10), $4) returning id`,
    [ids.center, payer, paid, invoicedAt],
  );
  return whole(ask("receptionist", `mutation { invoiceCreate(payment: ${rows[0].id}, version: 1) { id } }`));
}

/** The refusals of issuing invoices. */
export const invoices = {
  invoicingOff: () => issue(),
  paymentInvoiced: () => issue({ invoicedAt: "2026-03-16" }),
  notInvoiceable: () => issue({ paid: 45_000 }),
  customerMissing: () => issue({ payer: null }),
  exportTooLong: () =>
    field("to", ask("admin", `{ invoicesExportCheck(dateRange: { from: "2025-01-01", to: "2026-01-02" }) { count } }`)),
};
