import { sql } from "drizzle-orm";
import { lockEvents } from "../calendar/events/lock.ts";
import type { ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { events } from "../core/db/tables/events.ts";
import { comingEvents } from "./scope.ts";
import type { Procedure } from "./offered-procedure.ts";

/**
 * Gives future groups the capacity of their service, but never less than they hold: promised places stay, and such a
 * group only accepts no more. Past ones stay as they were. The rows are locked before the count, as by a booking.
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
