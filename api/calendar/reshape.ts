import { and, asc, eq, gte, inArray, isNotNull, or } from "drizzle-orm";
import { fitted, readSeries, writeSeries, type Series } from "#rules/recurrence.ts";
import { localDate } from "#rules/time.ts";
import type { ProfileCtx } from "../context.ts";
import { events } from "../db/tables/events.ts";
import type { Time } from "./apply.ts";
import { datesOf } from "./expand.ts";
import type { EventRow } from "./relations.ts";
import { ofMyCenter, visibleEvents } from "./scope.ts";

/** The rule of a series, as its first event keeps it. */
export async function seriesOf(ctx: ProfileCtx, parentId: number): Promise<Series> {
  const [first] = await ctx.db.select({ recurrence: events.recurrence }).from(events).where(eq(events.id, parentId));
  return readSeries(first!.recurrence!);
}

/**
 * Writes the rule of a series anew, so that it says exactly the slots of the events that are there: it ends with the last of
 * them and excepts those that are gone. A series without events keeps the rule it had.
 */
export async function rewrite(ctx: ProfileCtx, parentId: number, series: Series) {
  const rows = await ctx.db
    .select({ slot: events.recurrenceAt })
    .from(events)
    .where(and(visibleEvents(ctx), eq(events.parentId, parentId)))
    .orderBy(asc(events.recurrenceAt));
  const dates = rows.map(({ slot }) => localDate(slot!));
  if (dates.length === 0) return;
  const ending = { ...series, rule: { ...series.rule, until: dates.at(-1)!, count: null } };
  await ctx.db.update(events).set({ recurrence: writeSeries(fitted(ending, dates, datesOf(ending))) }).where(eq(events.id, parentId));
}

/**
 * Makes these events of a series (`targets`, from their earliest slot on), already at their new slots, follow a rule of their
 * own. Where others of the series stay behind, that rule is a new series, whose first event carries it, and the old one ends
 * before it; what was removed of the later part goes along. Answers whose series they are in now.
 */
export async function reshape(ctx: ProfileCtx, targets: EventRow[], times: Time[], series: Series) {
  const ids = targets.map(({ id }) => id);
  const { parentId: old, recurrenceAt } = targets[0]!;
  const all = await ctx.db.select({ id: events.id }).from(events).where(and(visibleEvents(ctx), eq(events.parentId, old!)));
  const splits = !ids.includes(old!) && all.length > ids.length;
  const parentId = splits ? ids[0]! : old!;
  if (splits) {
    const removedLater = and(isNotNull(events.removedAt), gte(events.recurrenceAt, recurrenceAt!));
    await ctx.db.update(events).set({ parentId }).where(and(ofMyCenter(ctx), eq(events.parentId, old!), or(inArray(events.id, ids), removedLater)));
    await rewrite(ctx, old!, await seriesOf(ctx, old!));
  }
  await rewrite(ctx, parentId, splits ? { ...series, start: localDate(times[0]!.recurrenceAt!) } : series);
  return parentId;
}
