import { and, asc, eq, ne, not, sql } from "drizzle-orm";
import { slotOf } from "#rules/calendar/recurrence.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { events } from "../../core/db/tables/events.ts";
import { noticeChanges } from "../../notices/notice-changes.ts";
import { visitsOf } from "../../notices/visits.ts";
import { followRestored } from "../../payments/visits/visit-payment.ts";
import { rebookWaitingPatients } from "../waiting-list/unbook.ts";
import { removedWith } from "./list-removed.ts";
import { lockEvent } from "./lock.ts";
import type { EventRow } from "./relations.ts";
import { rewrite, findSeries } from "../series/split-series.ts";
import { ofMyCenter, visibleEvents } from "../scope.ts";
import { NO_CONSENT, syncOccupancies } from "../occupancy/sync-occupancies.ts";
import { trackEvent } from "./track-event.ts";

/**
 * Restores a removed event, with the rest of its series that the same action removed, unless a person or a room is
 * taken by now. An event that is present stays as it is.
 */
export async function restoreEvent(ctx: Ctx, id: number) {
  allow(ctx, "calendar:write");
  const event = await lockEvent(ctx, { id }, ofMyCenter(ctx));
  if (!event.removedAt) return [event];
  const removed = await ctx.db
    .select({ id: events.id })
    .from(events)
    .where(removedWith(ctx, event))
    .orderBy(ne(events.id, id), asc(events.id));
  return restoreEvents(
    ctx,
    removed.map((row) => row.id),
  );
}

/** Restores removed events all at once, or answers all their conflicts. Answers them from the earliest. */
export async function restoreEvents(ctx: ProfileCtx, ids: number[]) {
  const restored = await ctx.db
    .update(events)
    .set({ removedAt: null, removedBy: null, version: sql`${events.version} + 1` })
    .where(anyOf(events.id, ids))
    .returning();
  for (const parentId of new Set(restored.flatMap((row) => row.parentId ?? [])))
    await rejoin(
      ctx,
      parentId,
      restored.filter((row) => row.parentId === parentId),
    );
  const relations = await syncOccupancies(ctx, restored, { ...NO_CONSENT, confirmOutsideHours: true });
  await rebookWaitingPatients(ctx, ids);
  await followRestored(ctx, ids);
  await noticeChanges(ctx, [], visitsOf(restored, relations));
  const cards = restored.flatMap((row) => relations(row).attendances.map(({ patientCardId }) => patientCardId));
  await trackEvent(ctx, "event.restored", ids[0]!, cards, { events: ids.length > 1 ? ids : undefined });
  return restored.sort((one, other) => one.beginAt.getTime() - other.beginAt.getTime());
}

/**
 * If the series has moved since, an event takes the slot of its date again, or stays single where another one has it.
 */
async function rejoin(ctx: ProfileCtx, parentId: number, restored: EventRow[]) {
  const series = await findSeries(ctx, parentId);
  const others = and(
    visibleEvents(ctx),
    eq(events.parentId, parentId),
    not(
      anyOf(
        events.id,
        restored.map(({ id }) => id),
      ),
    ),
  );
  const taken = new Set(
    (await ctx.db.select({ slot: events.recurrenceAt }).from(events).where(others)).map(({ slot }) => localDate(slot!)),
  );
  const alone = restored.filter(({ recurrenceAt }) => taken.has(localDate(recurrenceAt!)));
  if (alone.length > 0)
    await ctx.db
      .update(events)
      .set({ parentId: null, recurrenceAt: null })
      .where(
        anyOf(
          events.id,
          alone.map(({ id }) => id),
        ),
      );
  for (const row of restored) {
    const slot = slotOf(series, localDate(row.recurrenceAt!));
    if (!alone.includes(row) && slot.getTime() !== row.recurrenceAt!.getTime())
      await ctx.db.update(events).set({ recurrenceAt: slot }).where(eq(events.id, row.id));
  }
  await rewrite(ctx, parentId, series);
}
