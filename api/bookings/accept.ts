import { and, eq } from "drizzle-orm";
import type { Locale } from "#rules/codes.ts";
import { createEvent } from "../calendar/events/create.ts";
import { readEventRelations } from "../calendar/events/relations.ts";
import { allow } from "../core/access/allow.ts";
import { languageOf } from "#rules/language-of.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { bookings } from "../core/db/tables/bookings.ts";
import { events } from "../core/db/tables/events.ts";
import { files } from "../core/db/tables/files.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { Fault } from "../core/fault.ts";
import { attachStored } from "../files/attach-stored.ts";
import { noticeBooking } from "../notices/notice-booking.ts";
import { createPatientCard } from "../patients/create.ts";
import { sharedCard } from "../patients/lock-cards.ts";
import { payInAdvance } from "../payments/visits/visit-payment.ts";
import { track } from "../core/track.ts";
import { removeHold } from "./hold.ts";
import { centerOf } from "./mails.ts";
import { lockBooking, type Booking } from "./scope.ts";
import { takePlace } from "./take-place.ts";

type Acceptance = { patientCard?: number | null; payedInAdvance?: boolean | null; confirmDuplicate?: boolean | null };

/**
 * Accepts a request: its time becomes an event with the patient's attendance. Without a card one is opened, refused
 * with `possibleDuplicate` unless that is confirmed. A visit that is paid in advance gets its payment, already paid.
 * Refused with `bookingMissed` once its begin is over, and with the conflicts of the event.
 */
export async function acceptBooking(
  ctx: Ctx,
  id: number,
  { patientCard, payedInAdvance, confirmDuplicate }: Acceptance,
) {
  allow(ctx, "booking:decide");
  const booking = await lockBooking(ctx, id);
  if (booking.beginAt <= ctx.now()) throw new Fault("bookingMissed");
  const card = await (patientCard
    ? linkCard(ctx, booking, patientCard)
    : openCard(ctx, booking, confirmDuplicate === true));
  // Decided before its event is written: a request that waits would be in the way of its own visit.
  const [accepted] = await ctx.db
    .update(bookings)
    .set({
      status: "ACCEPTED",
      decidedBy: ctx.profile.id,
      decidedAt: ctx.now(),
      patientCardId: card,
      payedInAdvance: payedInAdvance === true,
    })
    .where(eq(bookings.id, id))
    .returning();
  const eventId = await bookVisit(ctx, booking, card);
  await ctx.db.update(bookings).set({ eventId, fileId: null }).where(eq(bookings.id, id));
  if (payedInAdvance) await payInAdvance(ctx, await visitOf(ctx, eventId, card), booking.price);
  if (booking.fileId !== null) await attachFile(ctx, booking.fileId, card);
  await track(ctx, "booking.accepted", { entityId: id, details: { event: eventId } });
  await noticeBooking(ctx, { booking: accepted!, occasion: "BOOKED", visit: { event: eventId, card, known: null } });
  return { ...accepted!, eventId };
}

async function visitOf(ctx: ProfileCtx, eventId: number, patientCardId: number) {
  const [visit] = await ctx.db
    .select()
    .from(patientAttendances)
    .where(and(eq(patientAttendances.eventId, eventId), eq(patientAttendances.patientCardId, patientCardId)));
  return visit!;
}

async function openCard(ctx: ProfileCtx, booking: Booking, duplicate: boolean): Promise<number> {
  const { name, surname, dateOfBirth, sex, email, phone } = booking;
  const language = await languageFor(ctx, booking);
  return (await createPatientCard(ctx, { name, surname, dateOfBirth, sex, email, phone, language }, { duplicate })).id;
}

/** A known card without a language takes that of the request: messages about the visit come in it too. */
async function linkCard(ctx: ProfileCtx, booking: Booking, id: number): Promise<number> {
  const card = await sharedCard(ctx, id);
  const language = card.language === null ? await languageFor(ctx, booking) : null;
  if (language === null) return id;
  if (!(await changeOne(ctx.db, patientCards, card, { language, updatedAt: ctx.now() }))) throw new Fault("stale");
  await track(ctx, "patientCard.updated", { entityId: id, patientCardId: id, details: { fields: ["language"] } });
  return id;
}

/** The language of a request, unless it is the one that is assumed anyway. */
async function languageFor(ctx: ProfileCtx, { locale }: Booking): Promise<Locale | null> {
  const { country } = await centerOf(ctx);
  return locale === languageOf(country) ? null : locale;
}

/** The file of an accepted request is an attachment of the card from then on, a medical one. */
async function attachFile(ctx: ProfileCtx, fileId: number, patientCardId: number) {
  await ctx.db.update(files).set({ namespace: "attachment" }).where(eq(files.id, fileId));
  await attachStored(ctx, { patientCardId, type: "MEDICAL", file: { id: fileId } });
}

/** The visit of an accepted request, by the verbs that every event goes through; its mail is the acceptance. */
async function bookVisit(ctx: ProfileCtx, booking: Booking, card: number): Promise<number> {
  const [event] = await ctx.db.select().from(events).where(eq(events.id, booking.eventId!));
  if (event!.type !== "BOOKING") {
    await takePlace(ctx, event!.id, card);
    return event!.id;
  }
  const { facilities } = (await readEventRelations(ctx, [event!.id]))(event!);
  await removeHold(ctx, event!.id, ctx.profile.id);
  const { beginAt, endAt } = booking;
  const { id } = await createEvent(
    ctx,
    {
      eventType: "EVENT",
      beginAt,
      endAt,
      owner: event!.ownerId,
      facilities,
      procedure: booking.procedureId,
      patientCards: [card],
      issue: booking.issue,
      note: booking.note,
      confirmOutsideHours: true,
    },
    { notices: false },
  );
  return id;
}
