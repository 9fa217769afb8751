import { eq, sql } from "drizzle-orm";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { events } from "../db/tables/events.ts";
import { unbookWaitingPatients } from "../waiting-patients/unbook.ts";
import { lockEvent, type Which } from "./lock.ts";
import { relationsOf } from "./relations.ts";
import { NO_CONSENT, settle } from "./settle.ts";
import { trackEvent } from "./track-event.ts";

/** Takes an event out of the calendar. Its row stays, with who did it and when; what it took is free. Answers what was removed. */
export async function removeEvent(ctx: Ctx, which: Which) {
  allow(ctx, "calendar:write");
  const { id } = await lockEvent(ctx, which);
  const removed = await ctx.db
    .update(events)
    .set({ removedAt: ctx.now(), removedBy: ctx.profile.id, version: sql`${events.version} + 1` })
    .where(eq(events.id, id))
    .returning();
  await settle(ctx, removed, NO_CONSENT);
  await unbookWaitingPatients(ctx, removed.map((event) => event.id));
  const { attendances } = (await relationsOf(ctx, [id]))({ id });
  await trackEvent(ctx, "event.removed", id, attendances.map(({ patientCardId }) => patientCardId));
  return removed;
}
