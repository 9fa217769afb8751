import { and, asc, eq } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../../core/context.ts";
import { events } from "../../core/db/tables/events.ts";
import { Fault } from "../../core/fault.ts";
import { ofMyCenter } from "../scope.ts";
import type { EventRow } from "./relations.ts";
import { trackReading } from "./track-event.ts";

/** An event alone, or with the rest of its series that the same action removed. */
export const removedWith = (ctx: ProfileCtx, { id, parentId, removedAt, removedBy }: EventRow) =>
  and(
    ofMyCenter(ctx),
    parentId !== null && removedAt && removedBy
      ? and(eq(events.parentId, parentId), eq(events.removedAt, removedAt), eq(events.removedBy, removedBy))
      : eq(events.id, id),
  );

/** The events that a restoring brings back, from the earliest. */
export async function listRemoved(ctx: Ctx, id: number) {
  allow(ctx, "calendar:read");
  const [event] = await ctx.db
    .select()
    .from(events)
    .where(and(ofMyCenter(ctx), eq(events.id, id)));
  if (!event) throw new Fault("notFound");
  const rows = await ctx.db.select().from(events).where(removedWith(ctx, event)).orderBy(asc(events.beginAt));
  await trackReading(ctx, id, rows);
  return rows;
}
