import { and, asc, eq, sql, TransactionRollbackError, type SQL } from "drizzle-orm";
import type { ProfileCtx } from "../../context.ts";
import { anyOf } from "../../db/any-of.ts";
import { events } from "../../db/tables/events.ts";
import { Fault } from "../../fault.ts";
import type { EventRow } from "./relations.ts";
import { visibleEvents } from "../scope.ts";

/** The event, and the version that the change is based on; the newest one if omitted. */
export type Which = { id: number; version?: number | null };

/** An event that is to be changed, locked. */
export async function lockEvent(
  ctx: ProfileCtx,
  { id, version }: Which,
  visible: SQL | undefined = visibleEvents(ctx),
): Promise<EventRow> {
  const [event] = await lockEvents(ctx, and(visible, eq(events.id, id)));
  if (!event) throw new Fault("notFound");
  if (version != null && event.version !== version) throw new Fault("stale");
  return event;
}

/**
 * Locks the matching events until the transaction ends and answers their locked state in the order of ids. All changes
 * of events lock in one order, so that there is no deadlock: first the events that hold the rules of their series, by
 * id, then the events themselves, by id; later what they claim (syncOccupancies), then the waiting-list entries they
 * fulfil. The holder of a series' rule may lock the rest of it in any order.
 */
export async function lockEvents(ctx: ProfileCtx, which: SQL | undefined): Promise<EventRow[]> {
  for (;;) {
    const locked = await lockAs(ctx, which, await ctx.db.select().from(events).where(which));
    if (locked) return locked;
  }
}

/**
 * Locks them; rolls back and retries if the match changed, or if other series match by then: the rules of series would
 * be locked out of order.
 */
async function lockAs(ctx: ProfileCtx, which: SQL | undefined, found: EventRow[]): Promise<EventRow[] | null> {
  const [keepers, ids] = [found.flatMap(({ parentId }) => parentId ?? []), found.map(({ id }) => id)];
  const seriesOf = new Map(found.map(({ id, parentId }) => [id, parentId]));
  const locking = ctx.db.transaction(async (db) => {
    const keepersFirst = [sql`${anyOf(events.id, keepers)} desc`, asc(events.id)];
    await db
      .select({ id: events.id })
      .from(events)
      .where(anyOf(events.id, [...keepers, ...ids]))
      .orderBy(...keepersFirst)
      .for("no key update");
    const locked = await db.select().from(events).where(which).orderBy(asc(events.id));
    return locked.every(({ id, parentId }) => seriesOf.get(id) === parentId) ? locked : db.rollback();
  });
  return locking.catch((error) => {
    if (error instanceof TransactionRollbackError) return null;
    throw error;
  });
}
