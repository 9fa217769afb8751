import { and, eq, exists, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import { PersonDay } from "#rules/inputs/person-day.ts";
import { allow } from "../allow.ts";
import { lockEvents } from "../calendar/lock.ts";
import { removeEvent } from "../calendar/remove.ts";
import { restoreEvents } from "../calendar/restore.ts";
import { visibleEvents } from "../calendar/scope.ts";
import type { Ctx, ProfileCtx } from "../context.ts";
import { anyOf } from "../db/any-of.ts";
import { events, patientAttendances } from "../db/tables/events.ts";
import { waitingPatients } from "../db/tables/waiting-patients.ts";
import { parse } from "../parse.ts";
import { track } from "../track.ts";
import { isOwn, type Day } from "./day.ts";

/**
 * Takes the cancellation of a person's day back: what was canceled returns to its place with those who still wait for
 * one, and the free time that was entered with it goes. All or nothing; refused with all that is in the way meanwhile.
 * Who has another place by now, or wishes none, keeps it so: an event to which nobody would come stays canceled.
 */
export async function restoreDay(ctx: Ctx, given: Day) {
  allow(ctx, "calendar:write");
  const day = parse(PersonDay, given);
  const wishes = ctx.db.select({ id: waitingPatients.id }).from(waitingPatients);
  const somebodyWaits = exists(
    wishes.where(and(eq(waitingPatients.canceledEventId, events.id), isNull(waitingPatients.removedAt))),
  );
  const canceled = and(isOwn(ctx, day), isNotNull(events.removedAt), somebodyWaits);
  const deeds = await ctx.db
    .selectDistinct({ at: events.removedAt, by: events.removedBy })
    .from(events)
    .where(canceled);
  const sameDeed = and(
    inArray(
      events.createdAt,
      deeds.map(({ at }) => at!),
    ),
    inArray(
      events.createdBy,
      deeds.map(({ by }) => by!),
    ),
  );
  const rows = await lockEvents(
    ctx,
    or(canceled, and(visibleEvents(ctx), isOwn(ctx, day), eq(events.type, "FREE_TIME"), sameDeed)),
  );
  const ids = rows.filter(({ removedAt }) => removedAt).map(({ id }) => id);
  if (ids.length === 0) return [];
  for (const freeTime of rows.filter(({ removedAt }) => !removedAt)) await removeEvent(ctx, freeTime);
  await excuseOthers(ctx, ids);
  return restoreEvents(ctx, ids);
}

/** Who does not wait any more for the place that was canceled does not take it again. */
async function excuseOthers(ctx: ProfileCtx, ids: number[]) {
  const { eventId, patientCardId, state, version } = patientAttendances;
  const ofCanceled = and(
    eq(waitingPatients.canceledEventId, eventId),
    eq(waitingPatients.patientCardId, patientCardId),
    isNotNull(waitingPatients.removedAt),
  );
  const rows = await ctx.db
    .update(patientAttendances)
    .set({ state: "EXCUSED", stateAt: ctx.now(), stateBy: ctx.profile.id, version: sql`${version} + 1` })
    .where(
      and(
        anyOf(eventId, ids),
        eq(state, "NOT_SET"),
        exists(ctx.db.select({ id: waitingPatients.id }).from(waitingPatients).where(ofCanceled)),
      ),
    )
    .returning();
  for (const row of rows)
    await track(ctx, "patientAttendance.stateSet", {
      entityId: row.id,
      patientCardId: row.patientCardId,
      details: { from: "NOT_SET", to: "EXCUSED" },
    });
}
