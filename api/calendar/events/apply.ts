import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { assertUnbilled } from "../../coding/assert-unbilled.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { eventFacilities } from "../../core/db/tables/event-facilities.ts";
import { eventProfiles } from "../../core/db/tables/event-profiles.ts";
import { events } from "../../core/db/tables/events.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import type { Edit } from "./edit.ts";
import { relate, unrelate } from "./relate.ts";
import type { EventRow } from "./relations.ts";

/** When an event takes place from now on; `recurrenceAt` is the slot that its series gives it. */
export type Time = Pick<EventRow, "id" | "beginAt" | "endAt" | "allDay" | "recurrenceAt">;

/**
 * Does an edit to one event or to many, each at its time, in the same few statements; answers them changed, in the
 * order of ids.
 */
export async function apply(
  ctx: ProfileCtx,
  times: Time[],
  { fields, staffs, facilities, patientCards }: Pick<Edit, "fields" | "staffs" | "facilities" | "patientCards">,
): Promise<EventRow[]> {
  const ids = times.map(({ id }) => id);
  const instants = (of: "beginAt" | "endAt" | "recurrenceAt") =>
    sql`${sql.param(times.map((time) => time[of]?.toISOString() ?? null))}::timestamptz[]`;
  const rows = await ctx.db
    .update(events)
    .set({
      ...fields,
      beginAt: sql`time.begin_at`,
      endAt: sql`time.end_at`,
      allDay: sql`time.all_day`,
      recurrenceAt: sql`time.recurrence_at`,
      updatedAt: ctx.now(),
      version: sql`${events.version} + 1`,
    })
    .from(
      sql`unnest(${sql.param(ids)}::integer[], ${instants("beginAt")}, ${instants("endAt")}, ${sql.param(times.map(({ allDay }) => allDay))}::boolean[], ${instants("recurrenceAt")}) as time(id, begin_at, end_at, all_day, recurrence_at)`,
    )
    .where(eq(events.id, sql`time.id`))
    .returning(getTableColumns(events));
  const { ownerId } = fields;
  if (patientCards.removed.length > 0)
    await assertUnbilled(
      ctx,
      and(anyOf(patientAttendances.eventId, ids), anyOf(patientAttendances.patientCardId, patientCards.removed))!,
    );
  for (const [column, { added, removed }] of [
    [eventProfiles.profileId, { ...staffs, removed: ownerId ? [...staffs.removed, ownerId] : staffs.removed }],
    [eventFacilities.facilityId, facilities],
    [patientAttendances.patientCardId, patientCards],
  ] as const) {
    await unrelate(ctx, ids, column, removed);
    await relate(ctx, ids, column, added);
  }
  return rows.sort((one, other) => one.id - other.id);
}
