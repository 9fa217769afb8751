import { and, asc, eq, gte, inArray, sql } from "drizzle-orm";
import { datesOf } from "#api/calendar/expand.ts";
import { fitted, writeSeries, type Series } from "#rules/recurrence.ts";
import { addDays, instantOf, localDate, weekday, type IsoDate } from "#rules/time.ts";
import type { Db } from "../client.ts";
import { events } from "../tables/events.ts";
import type { Clinic } from "./clinic.ts";
import type { ClinicIds } from "./insert-clinic.ts";

const WEEKS = 26;

/** What comes back every week, from half a year ago on, belongs together: a series with a rule, which excepts holidays and leave. */
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
      .set({ recurrence: writeSeries(fitted(series, dates, datesOf(series))) })
      .where(eq(events.id, parentId));
  }
}
