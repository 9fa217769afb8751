import type { insurerBillingPages } from "#app/paths/insurers/insurer-billing.ts";
import type { QueryOf } from "#app/paths/page.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import { askedMonth } from "../insurer-billing/asked-month.ts";

type Query = QueryOf<typeof insurerBillingPages.insuredNumbers>;

/** The month whose insured people VZP is asked about; null where the address asks about all cards. */
export const spanOf = ({ all, month }: Query, now: Date): IsoDate | null =>
  all ? null : askedMonth(month, localDate(now));
