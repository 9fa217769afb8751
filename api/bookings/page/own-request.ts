import { and, eq, isNull, ne, sql } from "drizzle-orm";
import { HOUR, later } from "#rules/time/durations.ts";
import { tokenHash } from "../../core/access/authenticate.ts";
import { limit } from "../../core/access/rate-limit.ts";
import { bind, transaction, type CenterCtx, type Ctx } from "../../core/context.ts";
import { bookings } from "../../core/db/tables/bookings.ts";
import { events } from "../../core/db/tables/events.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { Fault } from "../../core/fault.ts";
import { noticeBooking } from "../../notices/notice-booking.ts";
import { notifyOfRequest } from "../../notices/staff/notify-of-request.ts";
import { trackUnsigned } from "../../core/track.ts";
import { forgetLater } from "../forget.ts";
import { excuseVisit, removeHold } from "../hold.ts";
import { centerOf } from "../mails.ts";
import type { CenterRow } from "../settings/rules.ts";
import type { Booking } from "../scope.ts";
import { assertFew } from "./counts.ts";
import { holdTime, lockTime } from "./take-time.ts";

/** A request with its present time; a visit that the centre has cancelled keeps its last one. */
export type OwnBooking = {
  booking: Booking;
  center: CenterRow;
  beginAt: Date;
  /** The person of an accepted visit; else the person asked for, null for anyone. */
  profileId: number | null;
  visitCanceled: boolean;
  /** Nobody has decided it before its begin. */
  missed: boolean;
  cancelable: boolean;
};

/** Works with the request of a link; refused with `tokenInvalid` where it is unknown, or was not confirmed in time. */
async function withOwnBooking<T>(
  ctx: Ctx,
  token: string,
  work: (ctx: CenterCtx, own: OwnBooking) => Promise<T>,
  lock = true,
): Promise<T> {
  await limit(ctx, "booking link from", ctx.address, 100, 15);
  return transaction(ctx, async (ctx) => {
    const hash = tokenHash(token);
    await ctx.db.execute(sql`select set_config('motus.booking', ${hash}, true)`);
    const found = ctx.db.select().from(bookings).where(eq(bookings.tokenHash, hash));
    const [booking] = await (lock ? found.for("no key update") : found);
    if (!booking || (booking.confirmBy && booking.confirmBy <= ctx.now())) throw new Fault("tokenInvalid");
    await bind(ctx.db, null, booking.medicalCenterId);
    const inCenter = { ...ctx, profile: { medicalCenterId: booking.medicalCenterId } };
    const center = await centerOf(inCenter);
    const visit = booking.status === "ACCEPTED" ? await findVisit(inCenter, booking) : booking;
    const visitCanceled = visit === undefined;
    const { beginAt, profileId } = visit ?? booking;
    const cancelable = !visitCanceled && isCancelable(center, booking.status, beginAt, ctx.now());
    const missed = booking.status === "CREATED" && beginAt <= ctx.now();
    return work(inCenter, { booking, center, beginAt, profileId, visitCanceled, missed, cancelable });
  });
}

/** True of a request whose price is to be paid in advance: confirmed, still ahead or accepted, and not paid. */
export const asksForMoney = ({ booking, visitCanceled, missed }: OwnBooking): boolean =>
  booking.price !== null &&
  booking.confirmBy === null &&
  !booking.payedInAdvance &&
  !visitCanceled &&
  !missed &&
  (booking.status === "CREATED" || booking.status === "ACCEPTED");

/** The request of a link, as its sender sees it. */
export const readOwnBooking = (ctx: Ctx, token: string): Promise<OwnBooking> =>
  withOwnBooking(ctx, token, async (_, own) => own, false);

/**
 * Confirms that the e-mail of a request is its sender's, and notifies the staff; a second time changes nothing. One
 * that holds nothing yet takes its time, refused with `timeTaken` where somebody else has it, and each with
 * `tooManyBookings` where too many of one person wait.
 */
export const confirmBooking = (ctx: Ctx, token: string): Promise<OwnBooking> =>
  withOwnBooking(ctx, token, async (ctx, own) => {
    const { booking, center } = own;
    if (!booking.confirmBy) return own;
    await assertFew(ctx, booking);
    const { procedureId: procedure, profileId: profile, beginAt } = booking;
    const eventId =
      booking.eventId ??
      (await holdTime(ctx, center, await lockTime(ctx, center, { procedure, profile, beginAt }), booking));
    await ctx.db.update(bookings).set({ confirmBy: null, eventId }).where(eq(bookings.id, booking.id));
    await trackUnsigned(ctx, center.id, "booking.confirmed", { entityId: booking.id });
    await notifyOfRequest(ctx, center, booking);
    return { ...own, booking: { ...booking, confirmBy: null, eventId } };
  });

/**
 * Cancels a request, or its visit, for the patient; refused with `bookingDecided` where it was rejected or cancelled,
 * and with `cancelTooLate` where the centre's rules no longer let an accepted one be cancelled.
 */
export const cancelBooking = (ctx: Ctx, token: string): Promise<OwnBooking> =>
  withOwnBooking(ctx, token, async (ctx, own) => {
    const { booking, center, beginAt } = own;
    if (booking.status !== "CREATED" && booking.status !== "ACCEPTED") throw new Fault("bookingDecided");
    if (!own.cancelable) throw new Fault("cancelTooLate");
    const [canceled] = await ctx.db
      .update(bookings)
      .set({ status: "CANCELED_BY_CUSTOMER", decidedBy: null, decidedAt: ctx.now() })
      .where(and(eq(bookings.id, booking.id), eq(bookings.status, booking.status)))
      .returning();
    await (booking.status === "CREATED"
      ? removeHold(ctx, booking.eventId, null)
      : excuseVisit(ctx, booking.eventId!, booking.patientCardId!));
    await forgetLater(ctx, booking.id);
    await trackUnsigned(ctx, center.id, "booking.canceled", { entityId: booking.id });
    const { eventId: event, patientCardId: card } = booking;
    await noticeBooking(ctx, {
      booking: canceled!,
      occasion: "CANCELLED",
      ...(card !== null && { visit: { event: event!, card, known: beginAt } }),
    });
    if (!booking.confirmBy)
      await notifyOfRequest(ctx, center, { uuid: booking.uuid, profileId: own.profileId, beginAt }, "cancellation");
    return { ...own, booking: canceled!, cancelable: false };
  });

/** A request that waits can be cancelled until its begin, a visit as long before as the centre says, if it lets it. */
function isCancelable(center: CenterRow, status: Booking["status"], beginAt: Date, now: Date) {
  if (status === "CREATED") return now < beginAt;
  return status === "ACCEPTED" && center.bookingCancelable && later(now, center.bookingCancelHours * HOUR) <= beginAt;
}

/** The present time and person of an accepted visit; none where it was removed, or the patient taken out or excused. */
async function findVisit(
  { db }: CenterCtx,
  { eventId, patientCardId }: Booking,
): Promise<{ beginAt: Date; profileId: number | null } | undefined> {
  const [visit] = await db
    .select({ beginAt: events.beginAt, profileId: events.ownerId })
    .from(patientAttendances)
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .where(
      and(
        eq(patientAttendances.eventId, eventId!),
        eq(patientAttendances.patientCardId, patientCardId!),
        ne(patientAttendances.state, "EXCUSED"),
        isNull(events.removedAt),
      ),
    );
  return visit;
}
