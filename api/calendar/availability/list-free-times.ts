import { and, asc, desc, eq, exists, or } from "drizzle-orm";
import { instantOf } from "#rules/time/time.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { eventProfiles } from "../../core/db/tables/event-profiles.ts";
import { events } from "../../core/db/tables/events.ts";
import { fieldFault } from "../../core/fault.ts";
import { track } from "../../core/track.ts";
import { eventsDuring } from "../scope.ts";

export type FreeTimesQuery = { profile?: number | null; from?: Date | null; to?: Date | null };

/** The most that one answer holds. Whole days come first, so that leave is never crowded out by meetings. */
const MOST_FREE_TIMES = 200;
const EVER = instantOf("2199-12-31");

/** When people, or one of them, see no patients: leave and meetings from now on, or in a given time. */
export async function listFreeTimes(ctx: Ctx, { profile, from, to }: FreeTimesQuery) {
  allow(ctx, "calendar:read");
  const [begin, end] = [from ?? ctx.now(), to ?? EVER];
  if (end <= begin) throw fieldFault("to", "endBeforeStart");
  const takesPart = (id: number) =>
    or(
      eq(events.ownerId, id),
      exists(
        ctx.db
          .select({ id: eventProfiles.eventId })
          .from(eventProfiles)
          .where(and(eq(eventProfiles.eventId, events.id), eq(eventProfiles.profileId, id))),
      ),
    );
  const rows = await ctx.db
    .select()
    .from(events)
    .where(and(eventsDuring(ctx, begin, end), eq(events.type, "FREE_TIME"), profile ? takesPart(profile) : undefined))
    .orderBy(desc(events.allDay), asc(events.beginAt), asc(events.id))
    .limit(MOST_FREE_TIMES);
  await track(ctx, "event.listed", { details: { profile, from: begin, to: end } });
  return rows;
}
