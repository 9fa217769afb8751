import { eq } from "drizzle-orm";
import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { bookings } from "../db/tables/bookings.ts";
import { parse } from "../parse.ts";
import { track } from "../track.ts";
import { RejectionInput } from "#rules/inputs/booking-request.ts";
import { forgetLater } from "./forget.ts";
import { removeHold } from "./hold.ts";
import { centerOf, postRejected } from "./mails.ts";
import { lockBooking } from "./scope.ts";

/** Rejects a request and frees its time; with `sendEmail` the patient gets a mail with the words of `reason`. */
export async function rejectBooking(ctx: Ctx, id: number, given: { sendEmail: boolean; reason?: string | null }) {
  allow(ctx, "booking:decide");
  const { reason } = parse(RejectionInput, given);
  const booking = await lockBooking(ctx, id);
  const [rejected] = await ctx.db
    .update(bookings)
    .set({ status: "REJECTED", decidedBy: ctx.profile.id, decidedAt: ctx.now(), reason })
    .where(eq(bookings.id, id))
    .returning();
  await removeHold(ctx, booking.eventId, ctx.profile.id);
  await forgetLater(ctx, id);
  await track(ctx, "booking.rejected", { entityId: id, details: { mailed: given.sendEmail } });
  if (given.sendEmail) await postRejected(ctx, await centerOf(ctx), rejected!);
  return rejected!;
}
