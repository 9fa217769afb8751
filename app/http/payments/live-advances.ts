import type { PaymentDetail } from "#app/graphql/money/payments.ts";

type Issued = Pick<PaymentDetail["invoices"][number], "kind" | "credited">;

/** The documents on advances among those of a payment that were not given back. */
export const liveAdvances = <One extends Issued>(documents: readonly One[]): One[] =>
  documents.filter(({ kind, credited }) => kind === "ADVANCE" && !credited);
