import { and, count, eq, isNull, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { events } from "../../core/db/tables/events.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";

export type SeriesVisits = { all: number; onFtVoucher: number };

/** The visits of events with those of their series, and how many of them are on FT vouchers, by the events' ids. */
export async function seriesVisits({ db }: Pick<ProfileCtx, "db">, ids: readonly number[]) {
  const one = alias(events, "one");
  const rows = await db
    .select({ id: one.id, all: count(patientAttendances.id), onFtVoucher: count(patientAttendances.ftVoucherId) })
    .from(one)
    .innerJoin(events, and(or(eq(events.id, one.id), eq(events.parentId, one.parentId)), isNull(events.removedAt)))
    .innerJoin(patientAttendances, eq(patientAttendances.eventId, events.id))
    .where(anyOf(one.id, ids))
    .groupBy(one.id);
  return new Map<number, SeriesVisits>(rows.map(({ id, ...visits }) => [id, visits]));
}
