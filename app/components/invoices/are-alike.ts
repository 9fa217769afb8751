import type { InvoiceableRow } from "./invoiceable-table.tsx";

/** Whether payments of a patient can be on one invoice: all of one payer, and all paid or all owed. */
export const areAlike = (rows: readonly InvoiceableRow[]) =>
  new Set(rows.map(({ payer, payedAt }) => `${payedAt !== null} ${payer}`)).size < 2;
