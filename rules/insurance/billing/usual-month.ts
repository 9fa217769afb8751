import { addMonths, monthStart } from "#rules/time/dates.ts";
import type { IsoDate } from "#rules/time/time.ts";

/** Care is billed on the last days of its month, or on the first twenty of the next one. */
const LAST_DAY = "20";

/** The month whose care is billed on a day. */
export const usualMonth = (today: IsoDate): IsoDate =>
  addMonths(monthStart(today), today.slice(8) <= LAST_DAY ? -1 : 0);
