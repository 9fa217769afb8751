import { and, asc, eq, gte, inArray, isNotNull, or } from "drizzle-orm";
import { fitted, readSeries, writeSeries, type Series } from "#rules/calendar/recurrence.ts";
import { localDate } from "#rules/time/time.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { events } from "../../core/db/tables/events.ts";
import type { Time } from "../events/apply.ts";
import { expandRule } from "./expand.ts";
import type { EventRow } from "../events/relations.ts";
import { ofMyCenter, visibleEvents } from "../scope.ts";

/** The rule of a series, as its first event stores it. */
export async function findSeries(ctx: ProfileCtx, parentId: number): Promise<Series> {
  const [first] = await ctx.db.select({ recurrence: events.recurrence }).from(events).where(eq(events.id, parentId));
  return readSeries(first!.recurrence!);
}

/**
 * Rewrites the rule of a series so that it describes exactly the slots of its events: it ends with the last of them and
 * excepts removed ones. A series without events keeps the rule it had.
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
  await ctx.db
    .update(events)
    .set({ recurrence: writeSeries(fitted(ending, dates, expandRule(ending))) })
    .where(eq(events.id, parentId));
}

/**
 * Gives these events of a series (`targets`, from their earliest slot on), already at their new slots, a rule of their
 * own. If others of the series stay, it is split in two, each with its rule at its first event; removed events of the
 * later part move along. Answers the id of the changed events' series.
 */
export async function splitSeries(ctx: ProfileCtx, targets: EventRow[], times: Time[], series: Series) {
  const ids = targets.map(({ id }) => id);
  const { parentId: old, recurrenceAt } = targets[0]!;
  const all = await ctx.db
    .select()
    .from(events)
    .where(and(visibleEvents(ctx), eq(events.parentId, old!)))
    .orderBy(asc(events.recurrenceAt));
  const rest = all.filter(({ id }) => !ids.includes(id));
  const [newFirst] = rest;
  if (!newFirst) {
    await rewrite(ctx, old!, series);
    return old;
  }
  const before = await findSeries(ctx, old!);
  // The part that contains the first event keeps the series id; the rest becomes a new series.
  const leaves = !ids.includes(old!);
  const parentId = leaves ? ids[0]! : newFirst.id;
  const moving = leaves
    ? or(inArray(events.id, ids), and(isNotNull(events.removedAt), gte(events.recurrenceAt, recurrenceAt!)))
    : inArray(
        events.id,
        rest.map(({ id }) => id),
      );
  await ctx.db
    .update(events)
    .set({ parentId })
    .where(and(ofMyCenter(ctx), eq(events.parentId, old!), moving));
  await rewrite(
    ctx,
    leaves ? old! : parentId,
    leaves ? before : { ...before, start: localDate(newFirst.recurrenceAt!) },
  );
  await rewrite(
    ctx,
    leaves ? parentId : old!,
    leaves ? { ...series, start: localDate(times[0]!.recurrenceAt!) } : series,
  );
  return leaves ? parentId : old;
}
