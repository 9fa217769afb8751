export const invoiceKinds = ["INVOICE", "CREDIT_NOTE"] as const;
/** Each kind of document has a series of its own. */
export type InvoiceKind = (typeof invoiceKinds)[number];

/** The number that a document prints: the year of its series and the place in it, as in `2026-0411` and `D2026-0007`. */
export const invoiceNumber = (year: number, position: number, kind: InvoiceKind = "INVOICE"): string =>
  `${kind === "CREDIT_NOTE" ? "D" : ""}${year}-${String(position).padStart(4, "0")}`;
