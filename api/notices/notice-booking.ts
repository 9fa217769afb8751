import { sendingTime } from "#rules/notices/quiet-hours.ts";
import type { Ctx } from "../core/context.ts";
import type { bookings } from "../core/db/tables/bookings.ts";
import { notices } from "../core/db/tables/notices.ts";
import { enqueueWriting } from "./enqueue-writing.ts";
import { quietRulesOf } from "./settings/quiet-hours.ts";

type BookingNotice = {
  booking: typeof bookings.$inferSelect;
  /** One notice of each is written for a request. */
  occasion: "RECEIVED" | "REJECTED" | "BOOKED" | "CANCELLED";
  /** The visit of an accepted one with the begin that the patient knows of, and the card whose messages list the notice. */
  visit?: { event: number; card: number; known: Date | null };
};

/**
 * Notifies a patient by e-mail what has become of a request, whatever alerts are active; in the caller's transaction,
 * which is bound to the centre. What staff have decided waits for the end of quiet hours, unless that is after the
 * visit.
 */
export async function noticeBooking(ctx: Pick<Ctx, "db" | "now">, { booking, occasion, visit }: BookingNotice) {
  const { id: bookingId, uuid, medicalCenterId, beginAt, decidedBy } = booking;
  const now = ctx.now();
  const { quiet } = await quietRulesOf(ctx.db, medicalCenterId);
  const visitAt = occasion === "REJECTED" ? null : beginAt;
  const isDecision = occasion === "BOOKED" || occasion === "REJECTED";
  const [row] = await ctx.db
    .insert(notices)
    .values({
      medicalCenterId,
      bookingId,
      cause: `booking ${uuid} ${occasion}`,
      channel: "EMAIL",
      occasion,
      patientCardId: visit?.card,
      visits: visit && [{ event: visit.event, known: visit.known?.toISOString() ?? null }],
      createdAt: now,
      createdBy: decidedBy,
      sendAt: (isDecision && sendingTime({ wanted: now, notBefore: now, visitAt }, quiet)) || now,
    })
    .onConflictDoNothing()
    .returning();
  if (row) await enqueueWriting(ctx, row);
}
