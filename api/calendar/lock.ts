import { and, eq, or, type SQL } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { events } from "../db/tables/events.ts";
import { Fault } from "../fault.ts";
import type { EventRow } from "./relations.ts";
import { ofMyCenter, visibleEvents } from "./scope.ts";

/** Which event is meant, and the version that the change is based on; without one the newest. */
export type Which = { id: number; version?: number | null };

/**
 * An event that is to be changed. It stays locked until the transaction ends, and before it the first of its series, so
 * that changes of one series go one after another; what it claims is locked later (settle).
 */
export async function lockEvent(ctx: ProfileCtx, { id, version }: Which, visible: SQL | undefined = visibleEvents(ctx)): Promise<EventRow> {
  const [found] = await ctx.db.select({ parentId: events.parentId }).from(events).where(and(visible, eq(events.id, id)));
  if (!found) throw new Fault("notFound");
  const rows = await ctx.db
    .select()
    .from(events)
    .where(and(ofMyCenter(ctx), or(eq(events.id, found.parentId ?? id), and(visible, eq(events.id, id)))))
    .orderBy(events.id)
    .for("no key update");
  const event = rows.find((row) => row.id === id);
  if (!event) throw new Fault("notFound");
  if (version != null && event.version !== version) throw new Fault("stale");
  return event;
}
