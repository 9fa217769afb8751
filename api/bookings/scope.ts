import { and, eq, gt } from "drizzle-orm";
import type { Ctx } from "../core/context.ts";
import { bookings } from "../core/db/tables/bookings.ts";
import { Fault } from "../core/fault.ts";
import { decidable } from "./decidable.ts";

export type Booking = typeof bookings.$inferSelect;

/** Requests that wait for a decision and whose time is still ahead. */
export const waits = (ctx: Pick<Ctx, "now">) => and(eq(bookings.status, "CREATED"), gt(bookings.beginAt, ctx.now()));

/** A request that the user may decide, locked; refused with `bookingDecided`, with who decided and what. */
export async function lockBooking(ctx: Ctx, id: number): Promise<Booking> {
  const [booking] = await ctx.db
    .select()
    .from(bookings)
    .where(and(decidable(ctx), eq(bookings.id, id)))
    .for("no key update");
  if (!booking) throw new Fault("notFound");
  if (booking.status !== "CREATED") throw new Fault("bookingDecided", { booking: booking.id });
  return booking;
}
