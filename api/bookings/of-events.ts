import type { CenterCtx, Ctx } from "../context.ts";
import { and, inArray, ne } from "drizzle-orm";
import { bookings } from "../db/tables/bookings.ts";
import { ofCenter, type Booking } from "./scope.ts";

/** The request of each event that has one of its own: that of a visit, or the one that waits; a rejected one is over. */
export async function ofEvents(ctx: Ctx, ids: readonly number[]): Promise<Map<number, Booking>> {
  if (!ctx.profile) return new Map();
  const rows = await ctx.db
    .select()
    .from(bookings)
    .where(and(ofCenter(ctx as CenterCtx), inArray(bookings.eventId, [...ids]), ne(bookings.status, "REJECTED")));
  return new Map(rows.map((row) => [row.eventId!, row]));
}
