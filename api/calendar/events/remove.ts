import { sql } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import { assertUnbilled } from "../../coding/assert-unbilled.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { events } from "../../core/db/tables/events.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { noticeChanges } from "../../notices/notice-changes.ts";
import { visitsOf } from "../../notices/visits.ts";
import { waiveEvents } from "../../payments/visits/waive.ts";
import { unbookWaitingPatients } from "../waiting-list/unbook.ts";
import { lockEvent, type Which } from "./lock.ts";
import { rewrite, findSeries } from "../series/split-series.ts";
import { NO_CONSENT, syncOccupancies } from "../occupancy/sync-occupancies.ts";
import { listTargets, type Scope } from "../series/targets.ts";
import { trackEvent } from "./track-event.ts";

/**
 * Removes an event from the calendar, or more of its series. The rows stay, with person and time; their claims are
 * free, and what is unpaid of them is owed no more. Visits that an insurer is billed for stay (`visitBilled`). Answers
 * the removed ones, from the earliest.
 */
export async function removeEvent(ctx: Ctx, which: Which, scope: Scope = "ONE") {
  allow(ctx, "calendar:write");
  const event = await lockEvent(ctx, which);
  return removeEvents(
    ctx,
    (await listTargets(ctx, event, scope)).map(({ id }) => id),
    event.id,
  );
}

/** Removes locked events all at once, as one event is removed. Its audit rows name the first of them, or `named`. */
export async function removeEvents(ctx: ProfileCtx, ids: number[], named = ids[0]!) {
  await assertUnbilled(ctx, anyOf(patientAttendances.eventId, ids));
  const removed = await ctx.db
    .update(events)
    .set({ removedAt: ctx.now(), removedBy: ctx.profile.id, version: sql`${events.version} + 1` })
    .where(anyOf(events.id, ids))
    .returning();
  for (const parentId of new Set(removed.flatMap((row) => row.parentId ?? [])))
    await rewrite(ctx, parentId, await findSeries(ctx, parentId));
  const relations = await syncOccupancies(ctx, removed, NO_CONSENT);
  await unbookWaitingPatients(ctx, ids);
  await noticeChanges(ctx, visitsOf(removed, relations), []);
  await waiveEvents(ctx, ids);
  const cards = removed.flatMap((row) => relations(row).attendances.map(({ patientCardId }) => patientCardId));
  await trackEvent(ctx, "event.removed", named, cards, { events: ids.length > 1 ? ids : undefined });
  return removed.sort((one, other) => one.beginAt.getTime() - other.beginAt.getTime());
}
