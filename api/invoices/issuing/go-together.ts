import type { payments } from "../../db/tables/payments.ts";

type Payment = typeof payments.$inferSelect;

/**
 * True if payments can be on one invoice: of one patient and one payer, of whom one is known, in one currency, and all
 * wholly paid or wholly owed.
 */
export function goTogether([first, ...further]: readonly Payment[]): boolean {
  if (further.length === 0) return true;
  if (first!.patientCardId === null && first!.payer === null) return false;
  if ([first!, ...further].some(({ payedAt, paid }) => payedAt === null && paid > 0)) return false;
  return further.every(
    (one) =>
      one.patientCardId === first!.patientCardId &&
      one.payer === first!.payer &&
      one.currency === first!.currency &&
      (one.payedAt === null) === (first!.payedAt === null),
  );
}
