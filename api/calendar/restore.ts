import { eq, sql } from "drizzle-orm";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { events } from "../db/tables/events.ts";
import { rebookWaitingPatients } from "../waiting-patients/unbook.ts";
import { lockEvent } from "./lock.ts";
import { relationsOf } from "./relations.ts";
import { NO_CONSENT, settle } from "./settle.ts";
import { ofMyCenter } from "./scope.ts";
import { trackEvent } from "./track-event.ts";

/** Puts a removed event back where it was, unless somebody or something is taken meanwhile. One that is there stays as it is. */
export async function restoreEvent(ctx: Ctx, id: number) {
  allow(ctx, "calendar:write");
  const event = await lockEvent(ctx, { id }, ofMyCenter(ctx));
  if (!event.removedAt) return [event];
  const restored = await ctx.db
    .update(events)
    .set({ removedAt: null, removedBy: null, version: sql`${events.version} + 1` })
    .where(eq(events.id, id))
    .returning();
  await settle(ctx, restored, { ...NO_CONSENT, confirmOutsideHours: true });
  await rebookWaitingPatients(ctx, restored.map((event) => event.id));
  const { attendances } = (await relationsOf(ctx, [id]))({ id });
  await trackEvent(ctx, "event.restored", id, attendances.map(({ patientCardId }) => patientCardId));
  return restored;
}
