import { and, eq, exists, gte, lt, or } from "drizzle-orm";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import { ofMyCenter, visibleEvents } from "./scope.ts";
import type { ProfileCtx } from "../core/context.ts";
import { eventProfiles } from "../core/db/tables/event-profiles.ts";
import { events } from "../core/db/tables/events.ts";

export type Day = { profile: number; date: IsoDate };

/** The events of a person's day, as yet of any state. */
export const onOwnDay = (ctx: ProfileCtx, { profile, date }: Day) =>
  and(
    ofMyCenter(ctx),
    eq(events.ownerId, profile),
    gte(events.beginAt, instantOf(date)),
    lt(events.beginAt, instantOf(addDays(date, 1))),
  );

/** The events in which the caller takes part. */
export function withMe(ctx: ProfileCtx) {
  const me = ctx.profile.id;
  const taking = and(eq(eventProfiles.eventId, events.id), eq(eventProfiles.profileId, me));
  const others = ctx.db.select({ id: eventProfiles.eventId }).from(eventProfiles).where(taking);
  return and(visibleEvents(ctx), or(eq(events.ownerId, me), exists(others)));
}
