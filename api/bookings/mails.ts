import { eq } from "drizzle-orm";
import { formatDateTime } from "#rules/format.ts";
import type { CenterCtx } from "../core/context.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { postMail } from "../mail/post-mail.ts";
import { quote } from "../mail/quote.ts";
import { ownBookingLink } from "../notices/booking-link.ts";
import { noticeBooking } from "../notices/notice-booking.ts";
import { confirmingWords } from "./mail-words.ts";
import type { CenterRow } from "./settings/rules.ts";
import type { Booking } from "./scope.ts";
import { referenceOf } from "./reference.ts";

/** The centre of a context. */
export async function centerOf({ db, profile }: CenterCtx): Promise<CenterRow> {
  const [center] = await db.select().from(medicalCenters).where(eq(medicalCenters.id, profile.medicalCenterId));
  return center!;
}

/** The notice that a request has come, with the link to it; where its e-mail has to be confirmed, a mail that asks. */
export const postReceived = (ctx: CenterCtx, center: CenterRow, booking: Booking) =>
  booking.confirmBy ? askToConfirm(ctx, center, booking) : noticeBooking(ctx, { booking, occasion: "RECEIVED" });

/** Asks the sender of a request to confirm the e-mail; names no service and no reason, since it may reach a stranger. */
function askToConfirm(ctx: CenterCtx, center: CenterRow, booking: Booking) {
  const { email, locale, beginAt, uuid } = booking;
  const { subject, hello, received, confirm, reference } = confirmingWords[locale];
  const name = quote(locale, center.name);
  const signature = [name, center.phone, center.email].filter(Boolean).join("\n");
  const said = received(formatDateTime(beginAt.toISOString(), locale), name);
  const body = [hello, said, confirm, ownBookingLink(ctx, booking), reference(referenceOf(uuid)), signature].join(
    "\n\n",
  );
  return postMail(
    ctx,
    { recipient: email, medicalCenterId: center.id },
    { subject: `${subject}: ${name}`, body: `${body}\n` },
  );
}
