import { and, eq } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { events } from "../../core/db/tables/events.ts";
import { Fault } from "../../core/fault.ts";
import { visibleEvents } from "../scope.ts";
import { trackReading } from "./track-event.ts";

/** One event. */
export async function readEvent(ctx: Ctx, id: number) {
  allow(ctx, "calendar:read");
  const [event] = await ctx.db
    .select()
    .from(events)
    .where(and(visibleEvents(ctx), eq(events.id, id)));
  if (!event) throw new Fault("notFound");
  await trackReading(ctx, id, [event]);
  return event;
}
