import type { QueryReader } from "#rules/query.ts";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, isIsoDate, type IsoDate } from "#rules/time/time.ts";

/** A day of a filter, `2026-03-16`. */
export const day: QueryReader<IsoDate> = ([value = "", ...more]) =>
  more.length === 0 && isIsoDate(value) ? value : undefined;

/** The first moment of a day, by Prague's clocks. */
export const fromDay = (day: IsoDate | undefined): Date | undefined => (day ? instantOf(day) : undefined);
/** The first moment after it. */
export const untilDay = (day: IsoDate | undefined): Date | undefined => (day ? instantOf(addDays(day, 1)) : undefined);
