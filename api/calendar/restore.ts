import { and, eq, sql } from "drizzle-orm";
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
  const sameDeed = and(ofMyCenter(ctx), eq(events.parentId, event.parentId ?? 0), eq(events.removedAt, event.removedAt), eq(events.removedBy, event.removedBy!));
  const slots = event.parentId === null ? null : await takenSlots(ctx, event.parentId);
  const restored = await ctx.db
    .update(events)
    .set({ removedAt: null, removedBy: null, version: sql`${events.version} + 1` })
    .where(event.parentId === null ? eq(events.id, id) : sameDeed)
    .returning();
  if (slots) await rejoin(ctx, event.parentId!, restored, slots);
  const relations = await settle(ctx, restored, { ...NO_CONSENT, confirmOutsideHours: true });
  await rebookWaitingPatients(ctx, restored.map((row) => row.id));
  const cards = restored.flatMap((row) => relations(row).attendances.map(({ patientCardId }) => patientCardId));
  await trackEvent(ctx, "event.restored", id, cards, { events: restored.length > 1 ? restored.map((row) => row.id) : undefined });
  return restored.sort((one, other) => one.beginAt.getTime() - other.beginAt.getTime());
}

async function takenSlots(ctx: ProfileCtx, parentId: number): Promise<Set<string>> {
  const rows = await ctx.db.select({ slot: events.recurrenceAt }).from(events).where(and(visibleEvents(ctx), eq(events.parentId, parentId)));
  return new Set(rows.map(({ slot }) => localDate(slot!)));
}

/** The series may have moved meanwhile: an event takes the slot of its date again, or stands alone where another has that. */
async function rejoin(ctx: ProfileCtx, parentId: number, restored: EventRow[], taken: Set<string>) {
  const series = await seriesOf(ctx, parentId);
  const alone = restored.filter(({ recurrenceAt }) => taken.has(localDate(recurrenceAt!)));
  if (alone.length > 0) await ctx.db.update(events).set({ parentId: null, recurrenceAt: null }).where(anyOf(events.id, alone.map(({ id }) => id)));
  for (const row of restored) {
    const slot = slotOf(series, localDate(row.recurrenceAt!));
    if (!alone.includes(row) && slot.getTime() !== row.recurrenceAt!.getTime()) await ctx.db.update(events).set({ recurrenceAt: slot }).where(eq(events.id, row.id));
  }
  await rewrite(ctx, parentId, series);
}
