import { EventCodeBooks, EventOptions } from "#app/graphql/calendar/calendar.ts";
import { FtVoucherToBook } from "#app/graphql/insurers/ft-voucher-lists.ts";
import type { EventShown } from "#app/graphql/calendar/events.ts";
import { load } from "#app/http/request/load.server.ts";
import type { Locale } from "#rules/codes.ts";
import { endOn } from "#rules/calendar/event-end.ts";
import { readDate } from "#rules/read-date.ts";
import { readTime } from "#rules/time/read-time.ts";
import { later, MINUTE } from "#rules/time/durations.ts";
import { instantOf, localDate } from "#rules/time/time.ts";
import type { Args } from "../request/context.ts";
import { patientChoice } from "./event-form.server.ts";
import { hidesPatients, wordsForPatients } from "./hidden-names.server.ts";
import { myLocale } from "../session/my-locale.server.ts";

const MOST_PATIENTS = 100;

/**
 * The options of an event's form; `places` is the capacity of a service. Retired options stay with the event that has
 * them.
 */
export async function eventBooks(args: Args, event?: EventShown) {
  const { medicalCenter, procedures, profiles, facilities } = await load(args, EventCodeBooks);
  const services = procedures.map(({ type, capacity, ...service }) => ({
    ...service,
    places: type === "GROUP" ? capacity : 1,
  }));
  const known = [event?.owner, ...(event?.staffs ?? [])].map((one) => one?.id);
  const former =
    event?.procedure && !services.some(({ id }) => id === event.procedure!.id)
      ? [{ ...event.procedure, places: event.capacity ?? 1, facilityIds: [] }]
      : [];
  return {
    visitMinutes: medicalCenter.visitMinutes,
    procedures: [...services, ...former],
    profiles: profiles.filter(({ id, active }) => active || known.includes(id)),
    facilities: [
      ...facilities,
      ...(event?.facilities ?? []).filter(({ id }) => !facilities.some((facility) => facility.id === id)),
    ],
  };
}

/** A form or an address, as it was typed. */
type Typed = Record<string, unknown>;
/** 0, which no record has, where there is no id. */
const idIn = (value: unknown) => (/^[1-9]\d{0,8}$/.test(textOf(value)) ? Number(value) : 0);
const textOf = (value: unknown) => (typeof value === "string" || typeof value === "number" ? String(value).trim() : "");

/**
 * The event's patients, each once, and the results for the next one. A button of the form may have removed one
 * (`drop`).
 */
async function chosenPatients(args: Args, { patients, patient, patientQuery, drop }: Typed) {
  const ids = [...new Set([patients, patient].flat().map((id) => idIn(id)))]
    .filter((id) => id > 0 && id !== idIn(drop))
    .slice(0, MOST_PATIENTS);
  const found = await Promise.all(ids.map(async (id) => (await patientChoice(args, { patient: id })).chosen));
  const known = found.filter((option) => option !== null);
  const wordFor = (await hidesPatients(args)) ? await wordsForPatients(args) : null;
  const chosen = known.map((option, at) =>
    wordFor ? { value: option.value, label: wordFor(at, known.length), detail: undefined } : option,
  );
  // The search is finished once a patient is picked.
  const { query, options } = await patientChoice(args, { patientQuery: idIn(patient) ? "" : patientQuery });
  return { chosen, query, options };
}

/** The lengths of events without an end. */
export type EventLengths = { procedures: readonly { id: number; duration: number }[]; visitMinutes: number };

/** In minutes, of an event without an end. */
export const usualMinutes = ({ procedures, visitMinutes }: EventLengths, procedure: number | null) =>
  procedures.find(({ id }) => id === procedure)?.duration ?? visitMinutes;

/** Availability at the time of a form or an address, with reasons; no query where it has no readable time. */
export async function unavailableAt(
  args: Args,
  { date, from, to, duration, procedure, owner, event }: Typed,
  lengths: EventLengths,
) {
  const time = spanOf(
    { date, from, to, duration: textOf(duration) || usualMinutes(lengths, idIn(procedure)) },
    args.context.now(),
    await myLocale(args),
  );
  if (!time) return { profiles: {}, facilities: {} };
  const named = (value: unknown) => idIn(value) || undefined;
  const { profileAndFacilitiesOptions: options } = await load(args, EventOptions, {
    ...time,
    procedure: named(procedure),
    profile: named(owner),
    event: named(event),
  });
  const reasons = <T extends { notAvailableReason: string | null }>(some: T[], idOf: (one: T) => number) =>
    Object.fromEntries(
      some
        .filter((one) => one.notAvailableReason)
        .map((one) => [idOf(one), one.notAvailableReason as "NOT_AVAILABLE" | "NOT_BELONGING_TO_PROFILE"]),
    );
  return {
    profiles: reasons(options.profiles, ({ profile }) => profile.id),
    facilities: reasons(options.facilities, ({ facility }) => facility.id),
  };
}

function spanOf({ date, from, to, duration }: Typed, now: Date, locale: Locale) {
  const day = readDate(textOf(date), localDate(now), locale);
  const [begin, end] = [readTime(textOf(from)), readTime(textOf(to))];
  if (!day || !begin) return null;
  const beginAt = instantOf(day, begin);
  const endAt = end ? endOn(day, beginAt, end) : later(beginAt, Number(textOf(duration)) * MINUTE);
  return endAt && endAt > beginAt ? { from: beginAt.toISOString(), to: endAt.toISOString() } : null;
}

/** The FT voucher that is proposed for a new visit of an only patient with the people of a form. */
export async function voucherToBook(args: Args, { owner, staffs, event }: Typed, patients: readonly number[]) {
  const [patientCard, ...others] = patients;
  const profiles = [owner, staffs].flat().map(idIn).filter(Boolean);
  if (!patientCard || others.length > 0 || event !== undefined || profiles.length === 0) return null;
  return (await load(args, FtVoucherToBook, { patientCard, profiles })).ftVoucherToBook;
}

/** Patients, availability and the proposed voucher in a form, by its typed values. */
export async function loadDrawn(args: Args, typed: Typed, lengths: EventLengths) {
  const patients = await chosenPatients(args, typed);
  return {
    patients,
    unavailable: await unavailableAt(args, typed, lengths),
    ftVoucher: await voucherToBook(
      args,
      typed,
      patients.chosen.map(({ value }) => Number(value)),
    ),
  };
}
