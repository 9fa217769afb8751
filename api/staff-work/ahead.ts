import { and, asc, min, sql } from "drizzle-orm";
import { lockEvents } from "../calendar/events/lock.ts";
import { comingWith } from "../calendar/events-ahead.ts";
import type { ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { events } from "../core/db/tables/events.ts";

export type EventRow = typeof events.$inferSelect;

/** An event, or the events of a series, that a colleague has still to come, from the earliest. */
export type WorkItem = { series: number; rows: EventRow[] };

/** The series of an event, or the event itself. */
export const series = sql<number>`coalesce(${events.parentId}, ${events.id})`;

export const seriesOf = ({ id, parentId }: EventRow) => parentId ?? id;

/** As many events and series are handed over at once. */
export const MOST = 2_000;

/** The events that a colleague has still to come, of all series or of those that chosen events belong to. */
export async function listAhead(ctx: ProfileCtx, profileId: number, chosen?: number[]): Promise<WorkItem[]> {
  const which = await whichAhead(ctx, profileId, chosen);
  return toItems(await ctx.db.select().from(events).where(which));
}

/** Them, locked until the transaction ends. */
export async function lockAhead(ctx: ProfileCtx, profileId: number, chosen?: number[]): Promise<WorkItem[]> {
  return toItems(await lockEvents(ctx, await whichAhead(ctx, profileId, chosen)));
}

async function whichAhead(ctx: ProfileCtx, profileId: number, chosen?: number[]) {
  const ahead = comingWith(ctx, profileId);
  const rows = await ctx.db
    .select({ series })
    .from(events)
    .where(and(ahead, chosen && anyOf(events.id, chosen)))
    .groupBy(series)
    .orderBy(asc(min(events.beginAt)), asc(series))
    .limit(MOST);
  return and(ahead, sql`${series} = any(${sql.param(rows.map((row) => row.series))}::integer[])`);
}

export function toItems(rows: EventRow[]): WorkItem[] {
  const items = new Map<number, WorkItem>();
  for (const row of rows.toSorted((one, other) => one.beginAt.getTime() - other.beginAt.getTime())) {
    const item = items.get(seriesOf(row));
    if (item) item.rows.push(row);
    else items.set(seriesOf(row), { series: seriesOf(row), rows: [row] });
  }
  return [...items.values()];
}
