import { asc } from "drizzle-orm";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import type { InCenter } from "../core/context.ts";
import { events } from "../core/db/tables/events.ts";
import { readEventRelations, type EventRow, type Relations } from "./events/relations.ts";
import { eventsDuring } from "./scope.ts";

export type PlannedEvent = EventRow & Relations;

/**
 * The events of a day by Prague's clocks, earliest first, with their relations, for a job that is bound to the centre;
 * those whose patients have all excused themselves are left out.
 */
export async function planOfDay(ctx: InCenter, day: IsoDate): Promise<PlannedEvent[]> {
  const rows = await ctx.db
    .select()
    .from(events)
    .where(eventsDuring(ctx, instantOf(day), instantOf(addDays(day, 1))))
    .orderBy(asc(events.beginAt), asc(events.id));
  const relationsOf = await readEventRelations(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows
    .map((event) => ({ ...event, ...relationsOf(event) }))
    .filter(({ attendances }) => attendances.length === 0 || attendances.some(({ state }) => state !== "EXCUSED"));
}
