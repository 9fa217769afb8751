import { and, eq } from "drizzle-orm";
import { bind, transaction, type Ctx } from "../core/context.ts";
import { bookings } from "../core/db/tables/bookings.ts";
import { trackUnsigned } from "../core/track.ts";
import { deleteBookings, forgetLater } from "./forget.ts";
import { removeHold } from "./hold.ts";

/**
 * Frees the time of a request that nobody has decided before its begin, or whose e-mail was not confirmed in time; that
 * one goes altogether, since nobody knows whose it is.
 */
export const releaseBooking = (
  ctx: Ctx,
  { booking: id, medicalCenterId }: { booking: number; medicalCenterId: number },
) =>
  transaction(ctx, async (ctx) => {
    await bind(ctx.db, null, medicalCenterId);
    const [booking] = await ctx.db
      .select()
      .from(bookings)
      .where(and(eq(bookings.id, id), eq(bookings.status, "CREATED")))
      .for("no key update");
    if (!booking) return;
    const unconfirmed = booking.confirmBy !== null && booking.confirmBy <= ctx.now();
    if (!unconfirmed && booking.beginAt > ctx.now()) return;
    const inCenter = { ...ctx, profile: { medicalCenterId } };
    await removeHold(inCenter, booking.eventId, null);
    await (unconfirmed ? deleteBookings(inCenter, eq(bookings.id, id)) : forgetLater(inCenter, id));
    await trackUnsigned(ctx, medicalCenterId, "booking.released", { entityId: id, details: { unconfirmed } });
  });
