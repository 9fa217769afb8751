import { eq } from "drizzle-orm";
import { formatDateTime } from "#rules/format.ts";
import type { CenterCtx } from "../context.ts";
import { medicalCenters } from "../db/tables/medical-centers.ts";
import { linkTo } from "../mail/link-to.ts";
import { postMail } from "../mail/post-mail.ts";
import { quote } from "../mail/quote.ts";
import { noticeBooking } from "../notices/notice-booking.ts";
import { confirmingWords } from "./mail-words.ts";
import type { CenterRow } from "./rules.ts";
import type { Booking } from "./scope.ts";
import { referenceOf } from "./token.ts";

/** The centre of a context. */
export async function centerOf({ db, profile }: CenterCtx): Promise<CenterRow> {
  const [center] = await db.select().from(medicalCenters).where(eq(medicalCenters.id, profile.medicalCenterId));
  return center!;
}

/** The notice that a request has come, with the link to it; where its e-mail has to be confirmed, a mail that asks. */
export function postReceived(ctx: CenterCtx, center: CenterRow, booking: Booking, token: string) {
  const link = linkTo(ctx, booking.locale, `/moje-rezervace/${token}`);
  return booking.confirmBy
    ? askToConfirm(ctx, center, booking, link)
    : noticeBooking(ctx, { ...aboutOf(center, booking), occasion: "RECEIVED", link });
}

/** The notice of a rejection, with the centre's words and the way to other times. */
export const postRejected = (ctx: CenterCtx, center: CenterRow, booking: Booking) =>
  noticeBooking(ctx, {
    ...aboutOf(center, booking),
    occasion: "REJECTED",
    link: linkTo(ctx, booking.locale, `/rezervace/${center.slug}`),
    reason: booking.reason,
    createdBy: booking.decidedBy,
  });

/** The notice of an acceptance, by the text for new visits. */
export const postAccepted = (
  ctx: CenterCtx,
  center: CenterRow,
  booking: Booking,
  visit: { event: number; card: number },
) => noticeBooking(ctx, { ...aboutOf(center, booking), occasion: "BOOKED", visit, createdBy: booking.decidedBy });

/** The notice that a patient's own cancellation was entered. */
export const postCanceled = (ctx: CenterCtx, center: CenterRow, booking: Booking) =>
  noticeBooking(ctx, { ...aboutOf(center, booking), occasion: "CANCELLED" });

const aboutOf = (center: CenterRow, { uuid, email, locale, beginAt, name, surname }: Booking) => ({
  medicalCenterId: center.id,
  booking: uuid,
  recipient: email,
  language: locale,
  beginAt,
  name: `${name} ${surname}`,
});

/** Asks the sender of a request to confirm the e-mail; names no service and no reason, since it may reach a stranger. */
function askToConfirm(ctx: CenterCtx, center: CenterRow, { email, locale, beginAt, uuid }: Booking, link: string) {
  const { subject, hello, received, confirm, reference } = confirmingWords[locale];
  const name = quote(locale, center.name);
  const signature = [name, center.phone, center.email].filter(Boolean).join("\n");
  const said = received(formatDateTime(beginAt.toISOString(), locale), name);
  const body = [hello, said, confirm, link, reference(referenceOf(uuid)), signature].join("\n\n");
  return postMail(
    ctx,
    { recipient: email, medicalCenterId: center.id },
    { subject: `${subject}: ${name}`, body: `${body}\n` },
  );
}
