import type { QueryOf } from "#app/paths/page.ts";
import type { insurerBillingPages } from "#app/paths/insurer-billing.ts";
import { usualMonth } from "#rules/insurance/billing/usual-month.ts";
import { isIsoDate, localDate, type IsoDate } from "#rules/time/time.ts";

type Query = QueryOf<typeof insurerBillingPages.insuredNumbers>;

/** The month of the address, or the one whose care is billed these days; null where all cards are asked about. */
export function spanOf({ all, month }: Query, now: Date): { usual: IsoDate; month: IsoDate | null } {
  const usual = usualMonth(localDate(now));
  const first = `${month}-01`;
  return { usual, month: all ? null : isIsoDate(first) ? first : usual };
}
