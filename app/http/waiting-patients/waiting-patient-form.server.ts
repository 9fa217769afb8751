import type { WaitingEntry } from "#app/graphql/calendar/waiting-patients.ts";
import type { Locale } from "#rules/codes.ts";
import { dateInput, formatPhone, formatTime } from "#rules/format.ts";
import type { WaitingPatientInput } from "#rules/inputs/calendar/waiting-patient.ts";

/** A waiting-list entry as its form shows it. */
export const waitingPatientValues = (entry: WaitingEntry, locale: Locale) => ({
  patientCard: String(entry.patientCard.id),
  version: String(entry.version),
  phone: entry.phone === null ? "" : formatPhone(entry.phone),
  email: entry.email ?? "",
  note: entry.note ?? "",
  procedures: entry.procedures.map(({ id }) => String(id)),
  profiles: entry.profiles.map(({ id }) => String(id)),
  weekdays: entry.weekdays.map(String),
  timeFrom: entry.timeFrom === null ? "" : formatTime(entry.timeFrom),
  timeTo: entry.timeTo === null ? "" : formatTime(entry.timeTo),
  availableFrom: entry.availableFrom === null ? "" : dateInput(entry.availableFrom, locale),
  availableTo: entry.availableTo === null ? "" : dateInput(entry.availableTo, locale),
  urgent: entry.urgent ? "on" : undefined,
});

type Value = string | number[] | boolean | null;
export type EntryDifference = { name: string; mine: Value; theirs: Value };

/** The differences between the values sent and those that another user has saved since. */
export function differencesOf(mine: WaitingPatientInput, entry: WaitingEntry): EntryDifference[] {
  const theirs: Omit<WaitingPatientInput, "patientCard"> = {
    ...entry,
    procedures: entry.procedures.map(({ id }) => id),
    profiles: entry.profiles.map(({ id }) => id),
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
