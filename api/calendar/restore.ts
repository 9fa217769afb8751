import { and, asc, eq, ne, not, sql } from "drizzle-orm";
import { slotOf } from "#rules/recurrence.ts";
import { localDate } from "#rules/time.ts";
import { allow } from "../allow.ts";
import type { Ctx, ProfileCtx } from "../context.ts";
import { anyOf } from "../db/any-of.ts";
import { events } from "../db/tables/events.ts";
import { rebookWaitingPatients } from "../waiting-patients/unbook.ts";
import { lockEvent } from "./lock.ts";
import type { EventRow } from "./relations.ts";
import { rewrite, seriesOf } from "./reshape.ts";
import { ofMyCenter, visibleEvents } from "./scope.ts";
import { NO_CONSENT, settle } from "./settle.ts";
import { trackEvent } from "./track-event.ts";

/**
 * Puts a removed event back where it was, with whatever of its series was removed by the same deed, unless somebody or
 * something is taken meanwhile. One that is there stays as it is.
 */
export async function restoreEvent(ctx: Ctx, id: number) {
  allow(ctx, "calendar:write");
  const event = await lockEvent(ctx, { id }, ofMyCenter(ctx));
  if (!event.removedAt) return [event];
  if (event.parentId === null) return restoreEvents(ctx, [id]);
  const sameDeed = and(
    ofMyCenter(ctx),
    eq(events.parentId, event.parentId),
    eq(events.removedAt, event.removedAt),
    eq(events.removedBy, event.removedBy!),
  );
  const removed = await ctx.db
    .select({ id: events.id })
    .from(events)
    .where(sameDeed)
    .orderBy(ne(events.id, id), asc(events.id));
  return restoreEvents(
    ctx,
    removed.map((row) => row.id),
  );
}

/** Puts removed events back all at once, or says all that is in the way of any. Answers them from the earliest. */
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
  const relations = await settle(ctx, restored, { ...NO_CONSENT, confirmOutsideHours: true });
  await rebookWaitingPatients(ctx, ids);
  const cards = restored.flatMap((row) => relations(row).attendances.map(({ patientCardId }) => patientCardId));
  await trackEvent(ctx, "event.restored", ids[0]!, cards, { events: ids.length > 1 ? ids : undefined });
  return restored.sort((one, other) => one.beginAt.getTime() - other.beginAt.getTime());
}

/** The series may have moved meanwhile: an event takes the slot of its date again, or stands alone where another has that. */
async function rejoin(ctx: ProfileCtx, parentId: number, restored: EventRow[]) {
  const series = await seriesOf(ctx, parentId);
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
