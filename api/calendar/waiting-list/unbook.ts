import { and, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { waitingPatients } from "../../core/db/tables/waiting-patients.ts";
import { trackEach } from "../../core/track.ts";
import { inMyCenter } from "./waiting.ts";

/**
 * Puts the entries back on the list that these events fulfilled, for when the events are removed, or only these
 * patients are taken off them. Their waiting time still counts from when they were made.
 */
export async function unbookWaitingPatients(ctx: ProfileCtx, eventIds: number[], takenOff?: number[]) {
  const ofThem = takenOff && anyOf(waitingPatients.patientCardId, takenOff);
  const rows = await ctx.db
    .update(waitingPatients)
    .set({ removedAt: null, removedBy: null })
    .where(
      and(
        inMyCenter(ctx),
        anyOf(waitingPatients.bookedEventId, eventIds),
        ofThem,
        isNotNull(waitingPatients.removedAt),
      ),
    )
    .returning();
  // An event is restored with its patients: one taken off it before has nothing to do with it any more.
  if (takenOff)
    await ctx.db
      .update(waitingPatients)
      .set({ bookedEventId: null, canceledEventId: sql`nullif(canceled_event_id, booked_event_id)` })
      .where(
        anyOf(
          waitingPatients.id,
          rows.map(({ id }) => id),
        ),
      );
  await trackEach(ctx, "waitingPatient.unbooked", rows.map(entryOf));
}

/**
 * Removes the entries from the list again that these events fulfil or whose removal made them, for when the events are
 * restored.
 */
export async function rebookWaitingPatients(ctx: ProfileCtx, eventIds: number[]) {
  const event = sql<number>`case when ${anyOf(waitingPatients.canceledEventId, eventIds)} then ${waitingPatients.canceledEventId} else ${waitingPatients.bookedEventId} end`;
  const rows = await ctx.db
    .update(waitingPatients)
    .set({ removedAt: ctx.now(), removedBy: ctx.profile.id, bookedEventId: event })
    .where(
      and(
        inMyCenter(ctx),
        isNull(waitingPatients.removedAt),
        or(anyOf(waitingPatients.canceledEventId, eventIds), anyOf(waitingPatients.bookedEventId, eventIds)),
      ),
    )
    .returning();
  await trackEach(ctx, "waitingPatient.booked", rows.map(entryOf));
}

const entryOf = ({ id, patientCardId, bookedEventId }: typeof waitingPatients.$inferSelect) => ({
  entityId: id,
  patientCardId,
  details: { event: bookedEventId },
});
