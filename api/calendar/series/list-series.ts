import { and, asc, eq, gt, or } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { events } from "../../core/db/tables/events.ts";
import { readEvent } from "../events/read.ts";
import { visibleEvents } from "../scope.ts";
import { trackReading } from "../events/track-event.ts";

/**
 * An event and those of its series that have not begun, in the order of their slots: the possible targets of a change.
 */
export async function listSeries(ctx: Ctx, id: number) {
  allow(ctx, "calendar:read");
  const event = await readEvent(ctx, id);
  if (event.parentId === null) return [event];
  const ahead = and(eq(events.parentId, event.parentId), gt(events.beginAt, ctx.now()));
  const rows = await ctx.db
    .select()
    .from(events)
    .where(and(visibleEvents(ctx), or(ahead, eq(events.id, id))))
    .orderBy(asc(events.recurrenceAt), asc(events.id));
  await trackReading(ctx, id, rows, { series: event.parentId });
  return rows;
}
