import { and, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { ProfileCtx } from "../context.ts";
import { anyOf } from "../db/any-of.ts";
import { eventFacilities, eventProfiles, events, patientAttendances } from "../db/tables/events.ts";
import type { Edit } from "./edit.ts";
import type { EventRow } from "./relations.ts";

/** When an event takes place from now on; `recurrenceAt` is the slot that its series gives it. */
export type Time = Pick<EventRow, "id" | "beginAt" | "endAt" | "recurrenceAt">;

/** Does an edit to one event or to many, each at its time, in the same few statements; answers them changed, in the order of ids. */
export async function apply(ctx: ProfileCtx, times: Time[], { fields, staffs, facilities, patientCards }: Edit): Promise<EventRow[]> {
  const ids = times.map(({ id }) => id);
  const instants = (of: keyof Time) => sql`${sql.param(times.map((time) => (time[of] as Date | null)?.toISOString() ?? null))}::timestamptz[]`;
  const rows = await ctx.db
    .update(events)
    .set({ ...fields, beginAt: sql`time.begin_at`, endAt: sql`time.end_at`, recurrenceAt: sql`time.recurrence_at`, updatedAt: ctx.now(), version: sql`${events.version} + 1` })
    .from(sql`unnest(${sql.param(ids)}::integer[], ${instants("beginAt")}, ${instants("endAt")}, ${instants("recurrenceAt")}) as time(id, begin_at, end_at, recurrence_at)`)
    .where(eq(events.id, sql`time.id`))
    .returning(getTableColumns(events));
  const { ownerId } = fields;
  await relate(ctx, ids, eventProfiles, eventProfiles.profileId, { ...staffs, removed: ownerId ? [...staffs.removed, ownerId] : staffs.removed });
  await relate(ctx, ids, eventFacilities, eventFacilities.facilityId, facilities);
  await relate(ctx, ids, patientAttendances, patientAttendances.patientCardId, patientCards);
  return rows.sort((one, other) => one.id - other.id);
}

/** Takes away and adds who belongs to these events; one of them may have it so already. */
async function relate(ctx: ProfileCtx, ids: number[], table: PgTable & { eventId: PgColumn }, column: PgColumn, { added, removed }: Edit["staffs"]) {
  if (removed.length > 0) await ctx.db.delete(table).where(and(anyOf(table.eventId, ids), inArray(column, removed)));
  if (added.length === 0) return;
  await ctx.db.execute(
    sql`insert into ${table} (medical_center_id, event_id, ${sql.identifier(column.name)})
      select ${ctx.profile.medicalCenterId}, event_id, one from unnest(${sql.param(ids)}::integer[]) as event_id, unnest(${sql.param(added)}::integer[]) as one
      on conflict do nothing`,
  );
}
