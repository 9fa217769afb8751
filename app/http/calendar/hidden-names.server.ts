import type { EventShown } from "#app/graphql/calendar/events.ts";
import { wordsOf } from "#app/i18n/words.server.ts";
import type { Args } from "../request/context.ts";
import { CallFailed } from "#app/graphql/failure.ts";
import { myLocale } from "../session/my-locale.server.ts";
import { namesHidden } from "./calendar-choice.server.ts";

/**
 * Whether a page over the calendar hides its patients, since others see this screen, or shows them for this once, as
 * its address says. Undefined where this device hides nobody.
 */
export async function patientNames(args: Args): Promise<"hidden" | "shown" | undefined> {
  if (!(await namesHidden(args))) return undefined;
  return new URL(args.request.url).searchParams.has("names") ? "shown" : "hidden";
}

export const hidesPatients = async (args: Args) => (await patientNames(args)) === "hidden";

/** Words in place of the names of an event's patients: several are told apart by number. */
export async function wordsForPatients(args: Args) {
  const locale = await myLocale(args);
  const t = wordsOf(locale).getFixedT(locale, "events");
  return (at: number, among: number) => (among > 1 ? t("numberedPatient", { number: at + 1 }) : t("patient"));
}

type Named = {
  name: string | null;
  capacity?: number | null;
  patientAttendances: { patientCard: { fullName: string; phone: string | null } }[];
};

/** An event that does not say who comes. A name of its own is hidden as on its tile, where a group's is shown. */
export async function unnamed<E extends Named>(args: Args, event: E): Promise<E> {
  const wordFor = await wordsForPatients(args);
  const visits = event.patientAttendances;
  const nothing = { dateOfBirth: null, phone: null, cave: null };
  return {
    ...event,
    name: event.capacity == null ? null : event.name,
    patientAttendances: visits.map((visit, at) => ({
      ...visit,
      patientCard: { ...visit.patientCard, ...nothing, fullName: wordFor(at, visits.length) },
    })),
  };
}

/** The same in all texts of its page, since people type about patients there. */
export const unnamedInAll = async (args: Args, event: EventShown): Promise<EventShown> => ({
  ...(await unnamed(args, event)),
  note: null,
  issue: null,
  overrides: [],
});

type Conflict = { kind: string; reason: string; label: string; eventName: string | null };

/** Conflicts as this screen may show them. */
export async function conflictsShown<C extends Conflict>(args: Args, conflicts: C[]): Promise<C[]> {
  if (!(await hidesPatients(args))) return conflicts;
  const wordFor = await wordsForPatients(args);
  return conflicts.map((conflict) => ({
    ...conflict,
    label: conflict.kind === "PATIENT_CARD" ? wordFor(0, 1) : conflict.label,
    eventName: conflict.reason === "FREE_TIME" ? conflict.eventName : null,
  }));
}

/** Passes a refusal on, with its conflicts as this screen may show them. */
export const withShownConflicts = (args: Args) => async (failed: unknown) => {
  if (failed instanceof CallFailed && Array.isArray(failed.details.conflicts))
    failed.details.conflicts = await conflictsShown(args, failed.details.conflicts);
  throw failed;
};
