import { and, eq } from "drizzle-orm";
import { allow } from "../allow.ts";
import type { Ctx, ProfileCtx } from "../context.ts";
import { events, patientAttendances } from "../db/tables/events.ts";
import { Fault } from "../fault.ts";
import { track } from "../track.ts";
import { visibleEvents } from "./scope.ts";

/** One event. */
export async function readEvent(ctx: Ctx, id: number) {
  allow(ctx, "calendar:read");
  const [event] = await ctx.db.select().from(events).where(and(visibleEvents(ctx), eq(events.id, id)));
  if (!event) throw new Fault("notFound");
  const cards = await ctx.db.select({ id: patientAttendances.patientCardId }).from(patientAttendances).where(eq(patientAttendances.eventId, id));
  await trackEvent(ctx, "event.read", id, cards.map((card) => card.id));
  return event;
}

/** The audit rows of one event: one for each patient it concerns, or one alone. */
export async function trackEvent(ctx: ProfileCtx, action: "event.read" | "event.created", entityId: number, patientCards: number[]) {
  if (patientCards.length === 0) await track(ctx, action, { entityId });
  for (const patientCardId of patientCards) await track(ctx, action, { entityId, patientCardId });
}
