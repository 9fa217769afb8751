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
  await ctx.db
    .update(events)
    .set({ recurrence: writeSeries(fitted(ending, dates, datesOf(ending))) })
    .where(eq(events.id, parentId));
}

/**
 * Makes these events of a series (`targets`, from their earliest slot on), already at their new slots, follow a rule of their
 * own. Where others of the series stay behind, the two become series apart, each with its first event carrying its rule;
 * what was removed of the later part goes along. Answers whose series the changed ones are in now.
 */
export async function reshape(ctx: ProfileCtx, targets: EventRow[], times: Time[], series: Series) {
  const ids = targets.map(({ id }) => id);
  const { parentId: old, recurrenceAt } = targets[0]!;
  const all = await ctx.db
    .select()
    .from(events)
    .where(and(visibleEvents(ctx), eq(events.parentId, old!)))
    .orderBy(asc(events.recurrenceAt));
  const rest = all.filter(({ id }) => !ids.includes(id));
  const [heir] = rest;
  if (!heir) {
    await rewrite(ctx, old!, series);
    return old;
  }
  const before = await seriesOf(ctx, old!);
  // Whose first event is among the changed ones, keeps it; who stays behind begins anew.
  const leaves = !ids.includes(old!);
  const parentId = leaves ? ids[0]! : heir.id;
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
  await rewrite(ctx, leaves ? old! : parentId, leaves ? before : { ...before, start: localDate(heir.recurrenceAt!) });
  await rewrite(
    ctx,
    leaves ? parentId : old!,
    leaves ? { ...series, start: localDate(times[0]!.recurrenceAt!) } : series,
  );
  return leaves ? parentId : old;
}
