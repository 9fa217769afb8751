import { and, eq, type SQL } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { events } from "../db/tables/events.ts";
import { Fault } from "../fault.ts";
import type { EventRow } from "./relations.ts";
import { ofMyCenter, visibleEvents } from "./scope.ts";

/** Which event is meant, and the version that the change is based on; without one the newest. */
export type Which = { id: number; version?: number | null };

/**
 * An event that is to be changed. It stays locked until the transaction ends, and before it the first of its series: changes
 * of one series go one after another, so that nobody waits in a circle. What it claims is locked later (settle).
 */
export async function lockEvent(ctx: ProfileCtx, { id, version }: Which, visible: SQL | undefined = visibleEvents(ctx)): Promise<EventRow> {
  const read = async () => {
    const [row] = await ctx.db.select({ parentId: events.parentId }).from(events).where(and(visible, eq(events.id, id)));
    if (!row) throw new Fault("notFound");
    return row.parentId;
  };
  const lock = (which: SQL | undefined) => ctx.db.select().from(events).where(which).for("no key update");
  // Whoever held the lock before may have made the event part of another series.
  for (let parentId = await read(), locked = 0; parentId !== null && parentId !== locked; parentId = await read()) {
    await lock(and(ofMyCenter(ctx), eq(events.id, parentId)));
    locked = parentId;
  }
  const [event] = await lock(and(visible, eq(events.id, id)));
  if (!event) throw new Fault("notFound");
  if (version != null && event.version !== version) throw new Fault("stale");
  return event;
}
