import { sql } from "drizzle-orm";
import { lockEvents } from "../calendar/lock.ts";
import type { ProfileCtx } from "../context.ts";
import { anyOf } from "../db/any-of.ts";
import { events } from "../db/tables/events.ts";
import { comingEvents, type Procedure } from "./scope.ts";

/**
 * Gives coming groups as many places as their service has now, but never fewer than they hold: who was promised a place
 * keeps it, such a group only takes nobody else. Past ones stay as they were. The rows are locked before anybody is
 * counted, as by whoever takes a place.
 */
export async function resizeComing(ctx: ProfileCtx, { id, capacity }: Procedure) {
  const rows = await lockEvents(ctx, comingEvents(ctx, id));
  const held = sql`(select count(*) from patient_attendances a where a.event_id = ${events.id} and a.state <> 'EXCUSED')`;
  await ctx.db
    .update(events)
    .set({ capacity: sql`greatest(${capacity}, ${held})` })
    .where(
      anyOf(
        events.id,
        rows.map((row) => row.id),
      ),
    );
}
