import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { events } from "../../core/db/tables/events.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { track } from "../../core/track.ts";
import { visibleEvents } from "../scope.ts";

const PAGE_SIZE = 50;
const size = sql.raw(String(PAGE_SIZE));

/**
 * The visits of a card that was found: those to come from the nearest, those that were from the latest, a page of each
 * in one query. It is the first one, or that of a visit that is named.
 */
export async function listVisits(ctx: Ctx, patientCardId: number, patientAttendance: number | null) {
  allow(ctx, "calendar:read");
  const now = sql`${ctx.now().toISOString()}::timestamptz`;
  const isComing = sql<boolean>`(${events.beginAt} >= ${now})`;
  // The farther from now, the later in its list: one order serves both.
  const fromNow = sql`abs(extract(epoch from ${events.beginAt} - ${now}))`;
  const visits = ctx.db.$with("visits").as(
    ctx.db
      .select({
        attendance: sql<number>`${patientAttendances.id}`.as("attendance"),
        coming: isComing.as("coming"),
        total: sql<number>`count(*) over (partition by ${isComing})::int`.as("total"),
        place:
          sql<number>`row_number() over (partition by ${isComing} order by ${fromNow}, ${patientAttendances.id})::int`.as(
            "place",
          ),
      })
      .from(patientAttendances)
      .innerJoin(events, and(eq(events.id, patientAttendances.eventId), visibleEvents(ctx)))
      .where(eq(patientAttendances.patientCardId, patientCardId)),
  );
  const pageOf = (place: typeof visits.place) => sql`(${place} - 1) / ${size} + 1`;
  const named = sql`(select (named.place - 1) / ${size} + 1 from visits as named where named.attendance = ${patientAttendance}::int and named.coming = visits.coming)`;
  const rows = await ctx.db
    .with(visits)
    .select({
      coming: visits.coming,
      total: visits.total,
      page: sql<number>`${pageOf(visits.place)}`,
      attendance: getTableColumns(patientAttendances),
      event: getTableColumns(events),
    })
    .from(visits)
    .innerJoin(patientAttendances, eq(patientAttendances.id, visits.attendance))
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .where(sql`${pageOf(visits.place)} = coalesce(${named}, 1)`)
    .orderBy(asc(visits.place));
  await track(ctx, "patientAttendance.listed", { patientCardId });
  const list = (coming: boolean) => {
    const [first, ...others] = rows.filter((row) => row.coming === coming);
    if (!first) return { items: [], total: 0, page: 1, pageSize: PAGE_SIZE };
    return {
      items: [first, ...others].map(({ attendance, event }) => ({ ...attendance, event })),
      total: first.total,
      page: first.page,
      pageSize: PAGE_SIZE,
    };
  };
  return { coming: list(true), past: list(false) };
}
