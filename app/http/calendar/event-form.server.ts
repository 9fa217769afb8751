import type { Me } from "#app/graphql/staff/accounts.ts";
import { EventPatient, EventPatients } from "#app/graphql/calendar/calendar.ts";
import { load } from "#app/http/request/load.server.ts";
import type { ResultOf } from "#app/graphql/graphql.ts";
import { EntryToBook } from "#app/graphql/calendar/waiting-patients.ts";
import type { QueryOf } from "#app/paths/page.ts";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatPhone } from "#rules/format.ts";
import { localDate, localTime, readInstant, type IsoDate } from "#rules/time/time.ts";
import type { Args } from "../request/context.ts";
import { CallFailed } from "#app/graphql/failure.ts";
import { myLocale } from "../session/my-locale.server.ts";
import type { calendarPages } from "#app/paths/calendar/calendar.ts";

type Card = ResultOf<typeof EventPatient>["patientCard"];

const optionOf = ({ id, name, surname, dateOfBirth, phone }: Card, locale: Locale) => ({
  value: String(id),
  label: `${surname} ${name}`,
  detail:
    [dateOfBirth && formatDate(dateOfBirth, locale), phone && formatPhone(phone)].filter(Boolean).join(", ") ||
    undefined,
});

export type PatientChoice = Awaited<ReturnType<typeof patientChoice>>;

/** The chosen patient, and the results for the typed words. An unavailable one is ignored. */
export async function patientChoice(
  args: Args,
  { patient, patientQuery: words }: { patient?: unknown; patientQuery?: unknown },
) {
  const locale = await myLocale(args);
  const id = Number(patient);
  const chosen =
    Number.isInteger(id) && id > 0 && id < 2 ** 31
      ? await load(args, EventPatient, { id }).catch(unlessNotFound)
      : null;
  const query = typeof words === "string" ? words.trim().slice(0, 200) : "";
  const found = query && !chosen ? (await load(args, EventPatients, { q: query })).patientCards.items : undefined;
  return {
    chosen: chosen && optionOf(chosen.patientCard, locale),
    query,
    options: found?.map((card) => optionOf(card, locale)),
  };
}

function unlessNotFound(thrown: unknown): null {
  if (thrown instanceof Response && thrown.status === 404) return null;
  throw thrown;
}

/** The waiting-list entry that an event is to fulfil; null if it is no longer open. */
export async function findEntryToBook(args: Args, { waitingPatient: id }: { waitingPatient?: number }) {
  if (!id || id < 0 || id >= 2 ** 31) return null;
  const found = await load(args, EntryToBook, { id }).catch(unlessNotFound);
  return found && found.waitingPatient.waitingPatient;
}

/**
 * Values for a new event from the address, and the entry it fulfils; staff who care for patients are their own default.
 */
export function prefilled(
  query: QueryOf<typeof calendarPages.eventNew>,
  entry: Awaited<ReturnType<typeof findEntryToBook>>,
  me: NonNullable<Me>["profile"],
  today: IsoDate,
) {
  const owner = me && (me.profileRole === "ROLE_PARAMEDIC" || me.motusProfession !== "OTHER") ? me.id : undefined;
  const [from, to] = [readInstant(query.from ?? ""), readInstant(query.to ?? "")];
  const timed = (text: string | undefined) => (text?.length ?? 0) > 10;
  const allDay = ["1", "true", ""].includes(query.allDay ?? "0");
  const [first = entry?.paramedic?.id ?? owner, ...others] = query.staffs ?? [];
  return {
    patient: query.patient ?? entry?.patientCard.id,
    procedure: query.procedure ?? entry?.procedure?.id,
    date: from ? localDate(from) : today,
    from: from && timed(query.from) && !allDay ? localTime(from) : undefined,
    // A service has a length, unless the address has another.
    to:
      to && timed(query.to) && !allDay && (!(query.procedure ?? entry?.procedure) || query.ignoreProcedureDuration)
        ? localTime(to)
        : undefined,
    allDay: allDay ? "on" : undefined,
    lastDate: allDay && to ? localDate(to) : undefined,
    owner: first,
    staffs: others.map(String),
    facilities: query.facilities?.map(String),
  };
}

/** A pressed free slot of a person, without a chosen patient. */
export function placeIn({
  from,
  to,
  staffs,
  procedure,
  patient,
  waitingPatient,
}: QueryOf<typeof calendarPages.eventNew>) {
  const [profile, ...others] = staffs ?? [];
  return from && from.length > 10 && profile && others.length === 0 && !patient && !waitingPatient
    ? { from, to, profile, procedure }
    : undefined;
}

/** Fields that the API names otherwise than the form does. */
const names: Record<string, string> = {
  beginAt: "from",
  endAt: "to",
  allDay: "lastDate",
  patientCards: "patient",
  override: "overrideReason",
};

/**
 * Passes a refusal on with its faults at the fields of the form; those of all dates of a series are the form's as a
 * whole.
 */
export function fieldNames(failed: unknown): never {
  if (failed instanceof CallFailed)
    for (const field of failed.details.fields ?? []) {
      const [first, ...rest] = field.path.map(String);
      if (first === "recurrence") field.path = rest[0] === "exceptions" ? [""] : ["repeat", ...rest];
      else if (names[first!]) field.path = [names[first!]!];
    }
  throw failed;
}
