import { and, count, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { cellsOf, namesIn, splitMoment } from "#rules/imports/cells.ts";
import type { ImportColumns } from "#rules/imports/columns.ts";
import { readBirthDate } from "#rules/read-date.ts";
import { fold } from "#rules/text/fold.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { importNames } from "../../core/db/tables/import-names.ts";
import { importRows } from "../../core/db/tables/import-rows.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { patientCardWords } from "../../core/db/tables/patient-card-words.ts";
import type { Storing } from "../../core/transactions-of.ts";
import { digest } from "../digest.ts";
import { nameKey } from "./known-names.ts";

/** A patient as a row names one. */
type Named = {
  key: string | null;
  names: string;
  personalNumber: string | null;
  birthDate: IsoDate | null;
  phone: string | null;
  /** As it is asked about. */
  written: string;
};
export type Patient = { id: number } | { candidates: number[]; written: string } | null;

/** A digest of the key of a patient in another program. */
export const sourceOf = (key: string) => digest(["patient", fold(key)]);

export function patientIn(cells: readonly string[], columns: ImportColumns, today: IsoDate): Named | null {
  const at = cellsOf(cells, columns);
  const { surname, name } = namesIn(at);
  const birthDate = readBirthDate(splitMoment(at("dateOfBirth")).day ?? "", today);
  const [key, personalNumber, phone] = [at("patientKey"), digitsOf(at("personalNumber")), lastDigitsOf(at("phone"))];
  const names = nameKey(`${surname} ${name}`);
  if (!names && !key && !personalNumber) return null;
  const written = [`${surname} ${name}`.trim(), at("dateOfBirth"), at("phone"), key].filter(Boolean).join(", ");
  return { key, names, personalNumber, birthDate, phone, written };
}

const digitsOf = (text: string | null) => text?.replace(/\D/g, "") || null;
const lastDigitsOf = (text: string | null) => digitsOf(text)?.slice(-9) ?? null;

/**
 * Cards of the patients that rows name: by the key under which an earlier import took them, by the personal number,
 * else by the names with what else the row says. Several such cards are asked about, unless it was answered.
 */
export async function findPatients(
  ctx: Storing,
  importId: number,
  named: readonly (Named | null)[],
): Promise<Patient[]> {
  const asked = named.filter((one) => one !== null);
  const byKey = await cardsByKey(
    ctx,
    asked.flatMap(({ key }) => key ?? []),
  );
  const answers = await readAnswers(ctx, importId, asked);
  const cards = await cardsWithAll(ctx, [
    ...asked.flatMap(({ personalNumber }) => (personalNumber ? [[personalNumber]] : [])),
    ...asked.flatMap(({ names }) => (names ? [names.split(" ")] : [])),
  ]);
  const byNames = new Map<string, (typeof cards)[number][]>();
  const byNumber = new Map(cards.map((card) => [card.personalNumber, card.id]));
  for (const card of cards) {
    const names = nameKey(`${card.surname} ${card.name}`);
    byNames.set(names, [...(byNames.get(names) ?? []), card]);
  }
  return named.map((one) => {
    if (!one) return null;
    const known = (one.key && byKey.get(sourceOf(one.key))) ?? byNumber.get(one.personalNumber ?? "");
    if (known) return { id: known };
    const fitting = (byNames.get(one.names) ?? []).filter(
      (card) =>
        (!one.birthDate || !card.birthDate || card.birthDate === one.birthDate) &&
        (!one.personalNumber || !card.personalNumber) &&
        (!one.phone || !card.phone || one.birthDate === card.birthDate || card.phone.endsWith(one.phone)),
    );
    const answer = answers.get(nameKey(one.written));
    const [only, ...more] = fitting;
    if (only && more.length === 0) return { id: only.id };
    if (fitting.some(({ id }) => id === answer)) return { id: answer! };
    return fitting.length > 0 ? { candidates: fitting.map(({ id }) => id), written: one.written } : null;
  });
}

/**
 * Open cards that may have all words of one of these lists: those with the rarest word of each, since a name that many
 * have would be asked about with all of them.
 */
async function cardsWithAll({ db, profile }: Storing, lists: string[][]) {
  const { word, patientCardId, medicalCenterId } = patientCardWords;
  const among = (words: string[]) => and(eq(medicalCenterId, profile.medicalCenterId), inArray(word, words));
  const words = [...new Set(lists.flat())];
  if (words.length === 0) return [];
  const counted = await db.select({ word, cards: count() }).from(patientCardWords).where(among(words)).groupBy(word);
  const cards = new Map(counted.map((one) => [one.word, one.cards]));
  const rarest = lists
    .filter((list) => list.every((one) => cards.has(one)))
    .map((list) => list.toSorted((a, b) => cards.get(a)! - cards.get(b)!)[0]!);
  if (rarest.length === 0) return [];
  const found = db
    .selectDistinct({ id: patientCardId })
    .from(patientCardWords)
    .where(among([...new Set(rarest)]));
  return db
    .select()
    .from(patientCards)
    .where(
      and(
        eq(patientCards.medicalCenterId, profile.medicalCenterId),
        inArray(patientCards.id, found),
        isNull(patientCards.archivedAt),
      ),
    );
}

async function cardsByKey({ db, profile }: Storing, keys: string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const made = alias(patientCards, "made");
  const rows = await db
    .select({ source: importRows.source, card: patientCards.id })
    .from(importRows)
    .innerJoin(made, eq(made.id, importRows.madeId))
    .innerJoin(patientCards, eq(patientCards.id, sql`coalesce(${made.mergedIntoId}, ${made.id})`))
    .where(
      and(
        eq(importRows.medicalCenterId, profile.medicalCenterId),
        inArray(importRows.source, [...new Set(keys.map(sourceOf))]),
        isNotNull(importRows.madeId),
        isNull(patientCards.archivedAt),
      ),
    );
  // A key that two programs have given to two patients names neither.
  const cards = new Map<string, Set<number>>();
  for (const { source, card } of rows) cards.set(source!, (cards.get(source!) ?? new Set()).add(card));
  return new Map([...cards].flatMap(([source, ids]) => (ids.size === 1 ? [[source, [...ids][0]!] as const] : [])));
}

async function readAnswers({ db }: Storing, importId: number, named: readonly Named[]): Promise<Map<string, number>> {
  if (named.length === 0) return new Map();
  const rows = await db
    .select()
    .from(importNames)
    .where(
      and(
        eq(importNames.importId, importId),
        eq(importNames.subject, "PATIENT"),
        inArray(importNames.name, [...new Set(named.map(({ written }) => nameKey(written)))]),
      ),
    );
  return new Map(rows.flatMap(({ name, targetId }) => (targetId === null ? [] : [[name, targetId] as const])));
}
