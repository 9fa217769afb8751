import type { payments } from "../../core/db/tables/payments.ts";

type Payment = typeof payments.$inferSelect;

/**
 * True if payments can be on one invoice: of one payer and any patients, or without a payer of one patient; in
 * one currency, and all wholly paid or wholly owed.
 */
export function goTogether([first, ...further]: readonly Payment[]): boolean {
  if (further.length === 0) return true;
  const { patientCardId, payer } = first!;
  if (patientCardId === null && payer === null) return false;
  if ([first!, ...further].some(({ payedAt, paid }) => payedAt === null && paid > 0)) return false;
  return further.every(
    (one) =>
      one.payer === payer &&
      (payer !== null || one.patientCardId === patientCardId) &&
      one.currency === first!.currency &&
      (one.payedAt === null) === (first!.payedAt === null),
  );
}
