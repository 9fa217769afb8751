import { and, eq, exists, inArray, isNotNull, isNull, or } from "drizzle-orm";
import { PersonDay } from "#rules/inputs/calendar/person-day.ts";
import { allow } from "../core/access/allow.ts";
import { lockEvents } from "../calendar/events/lock.ts";
import { removeEvent } from "../calendar/events/remove.ts";
import { restoreEvents } from "../calendar/events/restore.ts";
import type { Ctx } from "../core/context.ts";
import { events } from "../core/db/tables/events.ts";
import { waitingPatients } from "../core/db/tables/waiting-patients.ts";
import { parse } from "../core/parse.ts";
import { excuseNotWaiting } from "./excuse-not-waiting.ts";
import { onOwnDay, type Day } from "../calendar/own-events.ts";

/**
 * Undoes the cancellation of a person's day: canceled events return to their slots with the patients who still wait for
 * one, and the free time that was entered with it is removed. All or nothing; refused with all conflicts since. A
 * patient with another slot by now, or who wants none, keeps it so: an event without patients stays canceled.
 */
export async function restoreDay(ctx: Ctx, given: Day) {
  allow(ctx, "calendar:write");
  const day = parse(PersonDay, given);
  const entries = ctx.db.select({ id: waitingPatients.id }).from(waitingPatients);
  const somebodyWaits = exists(
    entries.where(and(eq(waitingPatients.canceledEventId, events.id), isNull(waitingPatients.removedAt))),
  );
  const canceled = and(onOwnDay(ctx, day), isNotNull(events.removedAt), somebodyWaits);
  const cancellations = await ctx.db
    .selectDistinct({ at: events.removedAt, by: events.removedBy })
    .from(events)
    .where(canceled);
  const sameAction = and(
    inArray(
      events.createdAt,
      cancellations.map(({ at }) => at!),
    ),
    inArray(
      events.createdBy,
      cancellations.map(({ by }) => by!),
    ),
  );
  const rows = await lockEvents(
    ctx,
    or(canceled, and(isNull(events.removedAt), onOwnDay(ctx, day), eq(events.type, "FREE_TIME"), sameAction)),
  );
  const ids = rows.filter(({ removedAt }) => removedAt).map(({ id }) => id);
  if (ids.length === 0) return [];
  for (const freeTime of rows.filter(({ removedAt }) => !removedAt)) await removeEvent(ctx, freeTime);
  await excuseNotWaiting(
    ctx,
    ids.map((id) => [id]),
  );
  return restoreEvents(ctx, ids);
}
