import { fold } from "#rules/text/fold.ts";
import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { cardsWithNumbers } from "../patients/search/cards-with-numbers.ts";
import type { PatientCard } from "../patients/visible-card.ts";
import { track } from "../track.ts";
import { readBooking } from "./list.ts";
import type { Booking } from "./scope.ts";

const MOST = 5;
/** Points of what a card has in common with a request; birth date and name together outweigh the rest. */
const points = {
  birthDate: 3,
  surname: 2,
  name: 1,
  phone: 3,
  email: 2,
} satisfies Record<string, number>;
export type SuggestionReason = keyof typeof points;
export type CardSuggestion = { card: PatientCard; score: number; reasons: SuggestionReason[] };

/** Cards that may be of the patient who sent a request, the likeliest first, each with what it has in common. */
export async function suggestCards(ctx: Ctx, id: number): Promise<CardSuggestion[]> {
  allow(ctx, "booking:decide");
  allow(ctx, "patientCard:read");
  const booking = await readBooking(ctx, id);
  const cards = await cardsWithNumbers(ctx, [booking.dateOfBirth, booking.phone]);
  const suggestions = cards
    .filter(({ archivedAt }) => archivedAt === null)
    .map((card) => ({ card, reasons: inCommon(booking, card) }))
    .map(({ card, reasons }) => ({ card, reasons, score: reasons.reduce((sum, one) => sum + points[one], 0) }))
    .filter(({ score }) => score >= points.birthDate)
    .sort((one, other) => other.score - one.score || one.card.id - other.card.id)
    .slice(0, MOST);
  if (suggestions.length > 0)
    await track(ctx, "patientCard.listed", { details: { patientCards: suggestions.map(({ card }) => card.id) } });
  return suggestions;
}

const inCommon = (booking: Booking, card: PatientCard): SuggestionReason[] => {
  const same: Record<SuggestionReason, boolean> = {
    birthDate: card.birthDate === booking.dateOfBirth,
    surname: fold(card.surname) === fold(booking.surname),
    name: fold(card.name) === fold(booking.name),
    phone: card.phone === booking.phone,
    email: card.email === booking.email,
  };
  return (Object.keys(points) as SuggestionReason[]).filter((reason) => same[reason]);
};
