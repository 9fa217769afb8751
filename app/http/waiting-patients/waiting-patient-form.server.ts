import type { Wish } from "#app/graphql/waiting-patients.ts";
import type { Locale } from "#rules/codes.ts";
import { dateInput, formatPhone, formatTime } from "#rules/format.ts";
import type { WaitingPatientInput } from "#rules/inputs/calendar/waiting-patient.ts";

/** A waiting-list entry as its form shows it. */
export const waitingPatientValues = (wish: Wish, locale: Locale) => ({
  patientCard: String(wish.patientCard.id),
  version: String(wish.version),
  phone: wish.phone === null ? "" : formatPhone(wish.phone),
  email: wish.email ?? "",
  note: wish.note ?? "",
  procedures: wish.procedures.map(({ id }) => String(id)),
  profiles: wish.profiles.map(({ id }) => String(id)),
  weekdays: wish.weekdays.map(String),
  timeFrom: wish.timeFrom === null ? "" : formatTime(wish.timeFrom),
  timeTo: wish.timeTo === null ? "" : formatTime(wish.timeTo),
  availableFrom: wish.availableFrom === null ? "" : dateInput(wish.availableFrom, locale),
  availableTo: wish.availableTo === null ? "" : dateInput(wish.availableTo, locale),
  urgent: wish.urgent ? "on" : undefined,
});

type Value = string | number[] | boolean | null;
export type WishDifference = { name: string; mine: Value; theirs: Value };

/** The differences between the values sent and those that another user has saved since. */
export function differencesOf(mine: WaitingPatientInput, wish: Wish): WishDifference[] {
  const theirs: Omit<WaitingPatientInput, "patientCard"> = {
    ...wish,
    procedures: wish.procedures.map(({ id }) => id),
    profiles: wish.profiles.map(({ id }) => id),
  };
  return (
    [
      "phone",
      "email",
      "note",
      "procedures",
      "profiles",
      "weekdays",
      "timeFrom",
      "timeTo",
      "availableFrom",
      "availableTo",
      "urgent",
    ] as const
  )
    .map((name) => ({ name, mine: mine[name], theirs: theirs[name] }))
    .filter(({ mine, theirs }) => String(mine ?? "") !== String(theirs ?? ""));
}
