import { and, eq } from "drizzle-orm";
import type { Locale } from "#rules/codes.ts";
import { HOUR, later } from "#rules/time/durations.ts";
import { storedBookingToken } from "../core/access/booking-token.ts";
import type { Ctx } from "../core/context.ts";
import { bookings } from "../core/db/tables/bookings.ts";
import { events } from "../core/db/tables/events.ts";
import type { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { linkTo } from "../mail/link-to.ts";
import type { NoticeRow } from "./row.ts";

type Booking = Pick<typeof bookings.$inferSelect, "uuid" | "tokenHash" | "locale">;
type Center = Pick<typeof medicalCenters.$inferSelect, "bookingCancelable" | "bookingCancelHours">;

/** The link by which a patient sees, confirms and cancels a request; it is computed for each mail, and stored nowhere. */
export function ownBookingLink(ctx: Pick<Ctx, "settings">, booking: Booking, language: Locale = booking.locale) {
  const token = storedBookingToken(ctx, booking);
  return token ? linkTo(ctx, language, `/moje-rezervace/${token}`) : "";
}

/**
 * The link by which a patient cancels a visit that was requested on the web. It is empty of another visit, where it
 * cannot be cancelled any more, and in an SMS, which it would make twice as long.
 */
export async function cancelingLink(
  ctx: Pick<Ctx, "db" | "now" | "settings">,
  { bookingCancelable, bookingCancelHours }: Center,
  { channel, patientCardId: card }: Pick<NoticeRow, "channel" | "patientCardId">,
  event: number,
  language: Locale,
): Promise<string> {
  if (!bookingCancelable || channel === "SMS" || card === null) return "";
  const [row] = await ctx.db
    .select({ booking: bookings, beginAt: events.beginAt })
    .from(bookings)
    .innerJoin(events, eq(events.id, bookings.eventId))
    .where(and(eq(bookings.eventId, event), eq(bookings.patientCardId, card), eq(bookings.status, "ACCEPTED")));
  const isInTime = row && later(ctx.now(), bookingCancelHours * HOUR) <= row.beginAt;
  return isInTime ? ownBookingLink(ctx, row.booking, language) : "";
}
