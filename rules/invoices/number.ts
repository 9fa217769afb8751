export const invoiceKinds = ["INVOICE", "CREDIT_NOTE", "ADVANCE"] as const;
/** Each kind of document has a series of its own. */
export type InvoiceKind = (typeof invoiceKinds)[number];

const prefixes: Record<InvoiceKind, string> = { INVOICE: "", CREDIT_NOTE: "D", ADVANCE: "Z" };

/** The number that a document prints: the year of its series and the place in it, as in `2026-0411`, `D2026-0007`, `Z2026-0001`. */
export const invoiceNumber = (year: number, position: number, kind: InvoiceKind = "INVOICE"): string =>
  `${prefixes[kind]}${year}-${String(position).padStart(4, "0")}`;
