import { and, asc, eq, gt, gte } from "drizzle-orm";
import type { ProfileCtx } from "../../core/context.ts";
import { events } from "../../core/db/tables/events.ts";
import { Fault } from "../../core/fault.ts";
import type { EventRow } from "../events/relations.ts";
import { visibleEvents } from "../scope.ts";

/** The events of a series that a change is for: the one, that and those after it, or all. */
export type Scope = "ONE" | "FOLLOWING" | "SERIES";

/**
 * The events of a change, locked, in the order of their slots. Past events stay: of a series only future ones change,
 * while a single event can be corrected at any time.
 */
export async function listTargets(ctx: ProfileCtx, event: EventRow, scope: Scope): Promise<EventRow[]> {
  if (scope === "ONE" || event.parentId === null) return [event];
  const rows = await ctx.db
    .select()
    .from(events)
    .where(
      and(
        visibleEvents(ctx),
        eq(events.parentId, event.parentId),
        gt(events.beginAt, ctx.now()),
        scope === "FOLLOWING" ? gte(events.recurrenceAt, event.recurrenceAt!) : undefined,
      ),
    )
    .orderBy(asc(events.id))
    .for("no key update");
  if (rows.length === 0) throw new Fault("seriesOver");
  return rows.sort((one, other) => one.recurrenceAt!.getTime() - other.recurrenceAt!.getTime() || one.id - other.id);
}
