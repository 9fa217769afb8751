import { eq } from "drizzle-orm";
import type { NoticeOccasion, StopReason } from "#rules/notices/alerts.ts";
import type { Ctx } from "../../core/context.ts";
import { bookings } from "../../core/db/tables/bookings.ts";
import type { medicalCenters } from "../../core/db/tables/medical-centers.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { linkTo } from "../../mail/link-to.ts";
import { addressOf } from "../addressee.ts";
import { ownBookingLink } from "../booking-link.ts";
import type { NoticeRow } from "../row.ts";
import { visitValues } from "../values.ts";
import type { About } from "./about.ts";
import { readPresent } from "./news.ts";

type Booking = typeof bookings.$inferSelect;
type Outcome = { occasion: NoticeOccasion; beginAt: Date };

/**
 * The outcome of a request, or the reason why it is not sent. It goes to the address of the request, and sent again to
 * that of the card, unless the card is closed by now.
 */
export async function aboutBooking(
  ctx: Ctx,
  notice: NoticeRow,
  center: typeof medicalCenters.$inferSelect,
): Promise<About | { stop: StopReason }> {
  const [booking] = await ctx.db.select().from(bookings).where(eq(bookings.id, notice.bookingId!));
  const address = await recipientOf(ctx, notice, booking!);
  if ("stop" in address) return address;
  const outcome = await outcomeOf(ctx, notice, booking!);
  if (!outcome) return { stop: "UNDONE" };
  const { occasion, beginAt } = outcome;
  const { locale: language, name, surname, reason } = booking!;
  return {
    occasion,
    visits: notice.visits,
    others: [],
    to: address.to,
    language,
    values: {
      ...visitValues([{ beginAt, knownAt: null }], language, "EMAIL", occasion),
      jmeno: `${name} ${surname}`,
      ...(occasion === "RECEIVED" && { odkaz: ownBookingLink(ctx, booking!) }),
      ...(occasion === "REJECTED" && {
        odkaz: linkTo(ctx, language, `/rezervace/${center.slug}`),
        duvod: reason ?? "",
      }),
    },
  };
}

async function recipientOf({ db }: Ctx, { patientCardId, repeatsId }: NoticeRow, { email }: Booking) {
  if (patientCardId === null) return { to: email };
  const [card] = await db.select().from(patientCards).where(eq(patientCards.id, patientCardId));
  const address = addressOf(card, "EMAIL");
  if (repeatsId !== null || ("stop" in address && address.stop === "CARD_CLOSED")) return address;
  return { to: email };
}

/**
 * The notice's outcome while it is true. Of an acceptance it is the visit at its present time, or that the centre has
 * cancelled it since: the patient waits for an answer. An excused patient knows of it.
 */
async function outcomeOf(ctx: Ctx, notice: NoticeRow, { status, beginAt }: Booking): Promise<Outcome | null> {
  const { occasion, visits, patientCardId } = notice;
  const [visit] = visits;
  const present = visit && (await readPresent(ctx.db, patientCardId!, visits)).get(visit.event);
  const comes = present && !present.excused;
  const isAhead = (at: Date) => at > ctx.now();
  switch (occasion) {
    case "RECEIVED":
      return status === "CREATED" && isAhead(beginAt) ? { occasion, beginAt } : null;
    case "REJECTED":
      return status === "REJECTED" ? { occasion, beginAt } : null;
    case "BOOKED":
      if (comes) return isAhead(present.beginAt) ? { occasion, beginAt: present.beginAt } : null;
      return !present && status === "ACCEPTED" && isAhead(beginAt) ? { occasion: "CANCELLED", beginAt } : null;
    default:
      return comes ? null : { occasion: "CANCELLED", beginAt: visit?.known ? new Date(visit.known) : beginAt };
  }
}
