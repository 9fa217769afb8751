import { gte, lt, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
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

/** Moments on these days, both included; an end that is not given bounds nothing. */
export const onDays = (moment: PgColumn, { from, to }: { from?: IsoDate; to?: IsoDate }): (SQL | undefined)[] => [
  from ? gte(moment, fromDay(from)!) : undefined,
  to ? lt(moment, untilDay(to)!) : undefined,
];
