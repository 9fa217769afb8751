import { and } from "drizzle-orm";
import type { CenterCtx, Ctx } from "../context.ts";
import { anyOf } from "../db/any-of.ts";
import { bookings } from "../db/tables/bookings.ts";
import { ofCenter } from "./decidable.ts";
import type { Booking } from "./scope.ts";

/** Requests of the centre by their ids. */
export async function bookingsById(ctx: Ctx, ids: readonly number[]): Promise<Map<number, Booking>> {
  if (!ctx.profile) return new Map();
  const rows = await ctx.db
    .select()
    .from(bookings)
    .where(and(ofCenter(ctx as CenterCtx), anyOf(bookings.id, ids)));
  return new Map(rows.map((row) => [row.id, row]));
}
