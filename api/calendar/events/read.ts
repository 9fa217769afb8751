import { and, eq } from "drizzle-orm";
import { allow } from "../../access/allow.ts";
import type { Ctx } from "../../context.ts";
import { events } from "../../db/tables/events.ts";
import { patientAttendances } from "../../db/tables/patient-attendances.ts";
import { Fault } from "../../fault.ts";
import { visibleEvents } from "../scope.ts";
import { trackEvent } from "./track-event.ts";

/** One event. */
export async function readEvent(ctx: Ctx, id: number) {
  allow(ctx, "calendar:read");
  const [event] = await ctx.db
    .select()
    .from(events)
    .where(and(visibleEvents(ctx), eq(events.id, id)));
  if (!event) throw new Fault("notFound");
  const cards = await ctx.db
    .select({ id: patientAttendances.patientCardId })
    .from(patientAttendances)
    .where(eq(patientAttendances.eventId, id));
  await trackEvent(
    ctx,
    "event.read",
    id,
    cards.map((card) => card.id),
  );
  return event;
}
