import { ids } from "#tests/cast/people.ts";
import { ask, field, owner, whole } from "./ask.ts";

/** A payment of its own by SQL, and its invoice asked for. */
async function issue(payment: { payer?: string | null; price?: number; invoicedAt?: string | null } = {}) {
  const { payer = "Bytové družstvo", price = 95_000, invoicedAt = null } = payment;
  const { rows } = await owner.query(
    `insert into payments (medical_center_id, payer, currency, price, variable_symbol, invoiced_at)
     values ($1, $2, 'CZK', $3, left(md5(random()::text), 10), $4) returning id`,
    [ids.center, payer, price, invoicedAt],
  );
  return whole(ask("receptionist", `mutation { invoiceCreate(payment: ${rows[0].id}, version: 1) { id } }`));
}

/** Two payments of other payers that are asked to be invoiced together. */
async function issueTogether() {
  const { rows } = await owner.query(
    `insert into payments (medical_center_id, payer, currency, price, variable_symbol)
     select $1, payer, 'CZK', 95000, left(md5(random()::text), 10) from unnest('{Alfa,Beta}'::text[]) as payer returning id`,
    [ids.center],
  );
  const [one, other] = rows;
  return whole(
    ask(
      "receptionist",
      `mutation { invoiceCreate(payment: ${one.id}, version: 1, further: [{ payment: ${other.id}, version: 1 }]) { id } }`,
    ),
  );
}

/** The refusals of issuing invoices. */
export const invoices = {
  invoicingOff: () => issue(),
  paymentInvoiced: () => issue({ invoicedAt: "2026-03-16" }),
  notInvoiceable: () => issue({ price: 0 }),
  paymentsDiffer: issueTogether,
  customerMissing: () => issue({ payer: null }),
  exportTooLong: () =>
    field("to", ask("admin", `{ invoicesExportCheck(dateRange: { from: "2025-01-01", to: "2026-01-02" }) { count } }`)),
};
