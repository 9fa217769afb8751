import { and, eq, gt, isNull, or, type SQL } from "drizzle-orm";
import { reachOf } from "../access/allow.ts";
import type { CenterCtx, Ctx } from "../context.ts";
import { bookings } from "../db/tables/bookings.ts";
import { Fault } from "../fault.ts";

export type Booking = typeof bookings.$inferSelect;

/** Requests of the centre, without those whose e-mail has not been confirmed. */
export const ofCenter = ({ profile }: CenterCtx) =>
  and(eq(bookings.medicalCenterId, profile.medicalCenterId), isNull(bookings.confirmBy));

/** Requests that the user may decide: with a reach of their own, those for them and for anyone. */
export function decidable(ctx: Ctx): SQL | undefined {
  const far = reachOf(ctx, "booking:decide");
  const { id, medicalCenterId } = ctx.profile!;
  const mine = or(eq(bookings.profileId, id), isNull(bookings.profileId));
  return and(ofCenter({ ...ctx, profile: { medicalCenterId } }), far === "any" ? undefined : mine);
}

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
