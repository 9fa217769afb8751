import { suggestionReasons, type SuggestionReason } from "#rules/bookings/suggestion-reasons.ts";
import { fold } from "#rules/text/fold.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { cardsWithWords } from "../patients/search/cards-with-words.ts";
import type { PatientCard } from "../patients/visible-card.ts";
import { track } from "../core/track.ts";
import { readBooking } from "./list.ts";
import type { Booking } from "./scope.ts";

const MOST = 5;
/** Points of what a card has in common with a request; name, surname and birth date outweigh the contacts of a family. */
const points = {
  birthDate: 8,
  surname: 4,
  name: 5,
  phone: 2,
  email: 2,
  sex: 0,
} satisfies Record<SuggestionReason, number>;
export type CardSuggestion = {
  card: PatientCard;
  score: number;
  reasons: SuggestionReason[];
  differences: SuggestionReason[];
};

/** Cards that may be of the patient who sent a request, the likeliest first, each with what agrees and what differs. */
export async function suggestCards(ctx: Ctx, id: number): Promise<CardSuggestion[]> {
  allow(ctx, "booking:decide");
  allow(ctx, "patientCard:read");
  const booking = await readBooking(ctx, id);
  const cards = await cardsWithWords(ctx, [
    [digits(booking.dateOfBirth)],
    [digits(booking.phone)],
    [fold(booking.email).replaceAll(" ", "")],
    fold(`${booking.surname} ${booking.name}`).split(" "),
  ]);
  const suggestions = cards
    .filter(({ archivedAt }) => archivedAt === null)
    .map((card) => ({ card, ...compare(booking, card) }))
    .map((one) => ({ ...one, score: one.reasons.reduce((sum, reason) => sum + points[reason], 0) }))
    .sort((one, other) => other.score - one.score || one.card.id - other.card.id)
    .slice(0, MOST);
  if (suggestions.length > 0)
    await track(ctx, "patientCard.listed", { details: { patientCards: suggestions.map(({ card }) => card.id) } });
  return suggestions;
}

const digits = (text: string) => text.replace(/\D/g, "");

/** Values of a card that agree with those of a request, and values that differ; the same sex says nothing. */
function compare(booking: Booking, card: PatientCard) {
  const same: Record<SuggestionReason, boolean | null> = {
    birthDate: card.birthDate ? card.birthDate === booking.dateOfBirth : null,
    surname: fold(card.surname) === fold(booking.surname),
    name: fold(card.name) === fold(booking.name),
    phone: card.phone ? card.phone === booking.phone : null,
    email: card.email ? fold(card.email) === fold(booking.email) : null,
    sex: card.sex && card.sex !== booking.sex ? false : null,
  };
  return {
    reasons: suggestionReasons.filter((reason) => same[reason] === true),
    differences: suggestionReasons.filter((reason) => same[reason] === false),
  };
}
