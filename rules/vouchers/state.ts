import { addDays } from "../time/dates.ts";
import type { IsoDate } from "../time/time.ts";

/** A voucher is said to end soon in its last two weeks. */
const SOON_DAYS = 14;

/** The first day that is not soon: a voucher that is valid until then, or longer, does not end soon. */
export const soonUntil = (today: IsoDate): IsoDate => addDays(today, SOON_DAYS);

export const voucherStates = ["valid", "ends", "ended", "used", "archived"] as const;
export type VoucherState = (typeof voucherStates)[number];

export type VoucherFacts = {
  archived: boolean;
  validTo: IsoDate;
  availableProceduresWithCount: { count: number }[];
  expiredProceduresWithCount: { count: number }[];
};

/** Whether a voucher pays visits on a day, and if not, why. */
export function voucherState(voucher: VoucherFacts, today: IsoDate): VoucherState {
  const { archived, validTo, availableProceduresWithCount: left, expiredProceduresWithCount: expired } = voucher;
  if (archived) return "archived";
  if ([...left, ...expired].every(({ count }) => count === 0)) return "used";
  if (validTo < today) return "ended";
  return validTo < soonUntil(today) ? "ends" : "valid";
}
