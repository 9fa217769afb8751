import { and, asc, eq, TransactionRollbackError, type SQL } from "drizzle-orm";
import type { ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { events } from "../../core/db/tables/events.ts";
import { Fault } from "../../core/fault.ts";
import type { EventRow } from "./relations.ts";
import { visibleEvents } from "../scope.ts";

/** The event, and the version that the change is based on; the newest one if omitted. */
export type Which = { id: number; version?: number | null };

/** An event that is to be changed, locked; what holds the time of a patient's request is decided, not changed. */
export async function lockEvent(
  ctx: ProfileCtx,
  { id, version }: Which,
  visible: SQL | undefined = visibleEvents(ctx),
): Promise<EventRow> {
  const [event] = await lockEvents(ctx, and(visible, eq(events.id, id)));
  if (!event) throw new Fault("notFound");
  if (event.type === "BOOKING") throw new Fault("bookingWaits");
  if (version != null && event.version !== version) throw new Fault("stale");
  return event;
}

/**
 * Locks the matching events until the transaction ends and answers their locked state in the order of ids. All changes
 * of events lock in one order, so that there is no deadlock: first the events that hold the rules of series, by id,
 * then the others, by id; later what they claim (syncOccupancies), then the waiting-list entries they fulfil. The
 * holder of a series' rule may lock the rest of it in any order.
 */
export async function lockEvents(ctx: ProfileCtx, which: SQL | undefined): Promise<EventRow[]> {
  for (;;) {
    const locked = await lockAs(ctx, which, await ctx.db.select().from(events).where(which));
    if (locked) return locked;
  }
}

/**
 * Locks them; rolls back and retries if other series match by then: their rules would be locked out of order. No event
 * changes its series while that one's rule is locked, so the series are compared before anything else is locked.
 */
async function lockAs(ctx: ProfileCtx, which: SQL | undefined, found: EventRow[]): Promise<EventRow[] | null> {
  const seriesOf = new Map(found.map(({ id, parentId }) => [id, parentId]));
  const keepers = found.flatMap(({ id, parentId, recurrence }) => [parentId ?? [], recurrence ? id : []].flat());
  const locking = ctx.db.transaction(async (db) => {
    const lock = (ids: number[]) =>
      db
        .select({ id: events.id })
        .from(events)
        .where(anyOf(events.id, ids))
        .orderBy(asc(events.id))
        .for("no key update");
    const readSame = async () => {
      const rows = await db.select().from(events).where(which).orderBy(asc(events.id));
      return rows.every(({ id, parentId }) => seriesOf.get(id) === parentId) ? rows : db.rollback();
    };
    if (keepers.length > 0) {
      await lock(keepers);
      await readSame();
    }
    await lock(found.map(({ id }) => id));
    return readSame();
  });
  return locking.catch((error) => {
    if (error instanceof TransactionRollbackError) return null;
    throw error;
  });
}
