import { and, between, eq, ne } from "drizzle-orm";
import { earlier, later, MINUTE } from "#rules/time/durations.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { bookings } from "../core/db/tables/bookings.ts";
import { noticeBooking } from "../notices/notice-booking.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { RejectionInput } from "#rules/inputs/bookings/booking-request.ts";
import { forgetLater } from "./forget.ts";
import { removeHold } from "./hold.ts";
import { decidable } from "./decidable.ts";
import { lockBooking, type Booking } from "./scope.ts";

type Rejection = { sendEmail: boolean; reason?: string | null; sameHour?: boolean | null };

/**
 * Rejects a request and frees its time; with `sendEmail` the patient gets a mail with the words of `reason`. With
 * `sameHour` those that came in the hour around it go too, without a mail: that is how a flood of invented ones is
 * cleared.
 */
export async function rejectBooking(ctx: Ctx, id: number, { sendEmail, sameHour, ...given }: Rejection) {
  allow(ctx, "booking:decide");
  const { reason } = parse(RejectionInput, given);
  const booking = await lockBooking(ctx, id);
  const others = sameHour
    ? await ctx.db.select().from(bookings).where(sentAround(ctx, booking)).orderBy(bookings.id).for("no key update")
    : [];
  const rejected = await rejectOne(ctx, booking, { reason, mailed: sendEmail });
  for (const other of others) await rejectOne(ctx, other, { reason: null, mailed: false });
  if (sendEmail) await noticeBooking(ctx, { booking: rejected, occasion: "REJECTED" });
  return rejected;
}

async function rejectOne(
  ctx: ProfileCtx,
  { id, eventId }: Booking,
  { reason, mailed }: { reason: string | null; mailed: boolean },
): Promise<Booking> {
  const [rejected] = await ctx.db
    .update(bookings)
    .set({ status: "REJECTED", decidedBy: ctx.profile.id, decidedAt: ctx.now(), reason })
    .where(eq(bookings.id, id))
    .returning();
  await removeHold(ctx, eventId, ctx.profile.id);
  await forgetLater(ctx, id);
  await track(ctx, "booking.rejected", { entityId: id, details: { mailed } });
  return rejected!;
}

/** Other requests that wait for the user and came within half an hour before or after this one. */
const sentAround = (ctx: Ctx, { id, createdAt }: Booking) =>
  and(
    decidable(ctx),
    eq(bookings.status, "CREATED"),
    ne(bookings.id, id),
    between(bookings.createdAt, earlier(createdAt, 30 * MINUTE), later(createdAt, 30 * MINUTE)),
  );

/** The number of these. */
export function countAround(ctx: Ctx, booking: Booking): Promise<number> {
  allow(ctx, "booking:decide");
  return ctx.db.$count(bookings, sentAround(ctx, booking));
}
