import { and, eq } from "drizzle-orm";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatTime } from "#rules/format.ts";
import { fullName } from "#rules/text/full-name.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { planOfDay, type PlannedEvent } from "../calendar/plan-of-day.ts";
import type { InCenter } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { facilities } from "../core/db/tables/facilities.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { sheetWords, type SheetWords } from "./words.ts";

type Reader = { language: Locale; names: boolean };
type Names = { people: Map<number, string>; rooms: Map<number, string>; patients: Map<number, string> };

const TIME_WIDTH = 13;

/**
 * The day of each person as a plain text: times, patients and rooms. Services, reasons, notes, typed titles of visits
 * and equipment, which is often named for its service, reveal a treatment and are left out.
 */
export async function composeSheet(ctx: InCenter, day: IsoDate, { language, names }: Reader): Promise<string> {
  const words = sheetWords[language];
  const planned = await planOfDay(ctx, day);
  const known = await readNames(ctx, planned);
  const people = [...known.people].sort(([, one], [, other]) => one.localeCompare(other, language));
  const sections = [...people, [null, words.nobody] as const].flatMap(([id, name]) => {
    const theirs = planned.filter(({ ownerId, staffs }) =>
      id === null ? ownerId === null && staffs.length === 0 : ownerId === id || staffs.includes(id),
    );
    const lines = theirs.flatMap((event) => linesOf(event, known, words, names));
    return lines.length === 0 ? [] : [[name, ...lines].join("\n")];
  });
  return `${[formatDate(day, language, "long"), ...sections, words.why, "Motus"].join("\n\n")}\n`;
}

async function readNames({ db }: InCenter, planned: PlannedEvent[]): Promise<Names> {
  const all = (pick: (event: PlannedEvent) => (number | null)[]) =>
    [...new Set(planned.flatMap(pick))].filter((id) => id !== null);
  const owners = all(({ ownerId, staffs }) => [ownerId, ...staffs]);
  const places = all(({ facilities }) => facilities);
  const cards = all(({ attendances }) => attendances.map(({ patientCardId }) => patientCardId));
  const people = await db.select().from(profiles).where(anyOf(profiles.id, owners));
  const rooms = await db
    .select()
    .from(facilities)
    .where(and(eq(facilities.type, "ROOM"), anyOf(facilities.id, places)));
  const patients = await db.select().from(patientCards).where(anyOf(patientCards.id, cards));
  return {
    people: new Map(people.map((row) => [row.id, fullName(row)])),
    rooms: new Map(rooms.map(({ id, name }) => [id, name])),
    patients: new Map(patients.map((row) => [row.id, fullName(row)])),
  };
}

/** An event, and under it its further patients. */
function linesOf(event: PlannedEvent, known: Names, words: SheetWords, names: boolean): string[] {
  const { allDay, beginAt, endAt, facilities, attendances } = event;
  const time = allDay ? words.allDay : `${formatTime(beginAt)}–${formatTime(endAt)}`;
  const rooms = facilities.flatMap((id) => known.rooms.get(id) ?? []).join(", ");
  const patients = attendances
    .filter(({ state }) => state !== "EXCUSED")
    .flatMap(({ patientCardId }) => known.patients.get(patientCardId) ?? []);
  const [first, ...more] = names && patients.length > 0 ? patients : [titleOf(event, words)];
  return [
    `  ${time.padEnd(TIME_WIDTH)}${first}${rooms && ` (${rooms})`}`,
    ...more.map((patient) => `  ${" ".repeat(TIME_WIDTH)}${patient}`),
  ];
}

function titleOf({ type, name, procedureId, attendances }: PlannedEvent, words: SheetWords): string {
  if (type === "FREE_TIME") return words.freeTime;
  if (type === "BOOKING") return words.request;
  return attendances.length > 0 || procedureId !== null ? words.busy : (name ?? words.event);
}
