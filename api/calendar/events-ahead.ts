import { and, count, eq, exists, gt, min, ne, or } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { eventProfiles } from "../core/db/tables/event-profiles.ts";
import { events } from "../core/db/tables/events.ts";
import { occupancies } from "../core/db/tables/occupancies.ts";
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

/**
 * Events still to come in which a person takes part, as their owner or next to one, and requests that hold their time;
 * free time is none.
 */
export function comingWith(ctx: ProfileCtx, profileId: number) {
  const others = ctx.db
    .select({ id: eventProfiles.eventId })
    .from(eventProfiles)
    .where(and(eq(eventProfiles.eventId, events.id), eq(eventProfiles.profileId, profileId)));
  return and(
    visibleEvents(ctx),
    ne(events.type, "FREE_TIME"),
    gt(events.beginAt, ctx.now()),
    or(eq(events.ownerId, profileId), exists(others)),
  );
}
