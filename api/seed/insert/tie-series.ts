import { and, asc, eq, gte, inArray, sql } from "drizzle-orm";
import { expandRule } from "#api/calendar/series/expand.ts";
import { fitted, writeSeries, type Series } from "#rules/calendar/recurrence.ts";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, localDate, weekday, type IsoDate } from "#rules/time/time.ts";
import type { Db } from "../../core/db/client.ts";
import { events } from "../../core/db/tables/events.ts";
import type { Clinic } from "../clinic-types.ts";
import type { ClinicIds } from "./insert-clinic.ts";

const WEEKS = 26;

/** Weekly visits from half a year ago on belong together: a series with a rule, which excepts holidays and leave. */
export async function tieSeries(db: Db, { clinic, ids, today }: { clinic: Clinic; ids: ClinicIds; today: IsoDate }) {
  for (const { weekdays, from, workers, what } of clinic.fixtures) {
    const rows = await db
      .select({ id: events.id, beginAt: events.beginAt })
      .from(events)
      .where(
        and(
          eq(events.medicalCenterId, ids.medicalCenterId),
          gte(events.beginAt, instantOf(addDays(today, -7 * WEEKS))),
          inArray(
            events.ownerId,
            workers.map((worker) => ids.profiles[worker]!),
          ),
          "name" in what ? eq(events.name, what.name) : eq(events.procedureId, ids.procedures[what.service]!),
          sql`to_char(${events.beginAt} at time zone 'Europe/Prague', 'HH24:MI') = ${from}`,
        ),
      )
      .orderBy(asc(events.beginAt));
    const own = rows.filter(({ beginAt }) => weekdays.includes(weekday(localDate(beginAt))));
    const dates = own.map(({ beginAt }) => localDate(beginAt));
    if (dates.length === 0) continue;
    const rule = {
      frequency: "WEEKLY" as const,
      interval: 1,
      weekdays,
      nth: null,
      monthDay: null,
      until: dates.at(-1)!,
      count: null,
    };
    const series: Series = { start: dates[0]!, time: from, rule, without: [], also: [] };
    const parentId = own[0]!.id;
    await db
      .update(events)
      .set({ parentId, recurrenceAt: sql`${events.beginAt}` })
      .where(
        inArray(
          events.id,
          own.map(({ id }) => id),
        ),
      );
    await db
      .update(events)
      .set({ recurrence: writeSeries(fitted(series, dates, expandRule(series))) })
      .where(eq(events.id, parentId));
  }
}
