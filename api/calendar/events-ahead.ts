import { and, count, eq, gt, min, ne } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { events } from "../db/tables/events.ts";
import { occupancies } from "../db/tables/occupancies.ts";
import { visibleEvents } from "./scope.ts";

export type EventsAhead = { eventsAhead: number; nextEventAt: Date | null };

/** Number of future events that take a person's time, and the begin of the first. */
export async function countEventsAhead(ctx: ProfileCtx, profileId: number): Promise<EventsAhead> {
  const ahead = and(
    visibleEvents(ctx),
    eq(occupancies.profileId, profileId),
    gt(occupancies.endAt, ctx.now()),
    ne(events.type, "FREE_TIME"),
  );
  const [counted] = await ctx.db
    .select({ eventsAhead: count(), nextEventAt: min(events.beginAt) })
    .from(occupancies)
    .innerJoin(events, eq(events.id, occupancies.eventId))
    .where(ahead);
  return counted!;
}
