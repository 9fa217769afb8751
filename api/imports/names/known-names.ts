import { and, desc, eq, inArray, isNotNull } from "drizzle-orm";
import { fold } from "#rules/text/fold.ts";
import { withoutDegrees } from "#rules/text/full-name.ts";
import { importNames } from "../../core/db/tables/import-names.ts";
import type { Storing } from "../../core/transactions-of.ts";
import { readInUse, type Meant, type Subject } from "./in-use.ts";

/** The id that a name means; undefined of one that nobody has explained. */
export type Meaning = (subject: Subject, written: string) => number | undefined;

/** A name as names are compared: words in any order, without degrees and diacritics. */
export const nameKey = (written: string) => fold(withoutDegrees(written)).split(" ").sort().join(" ");

/** Meanings of names of people, rooms and services: of the only one with that name, or as the centre has answered before. */
export async function readMeanings(ctx: Storing, names: Record<Subject, (string | null)[]>): Promise<Meaning> {
  const inUse = await readInUse(ctx);
  const known = {
    PERSON: byName(inUse.PERSON),
    ROOM: byName(inUse.ROOM),
    SERVICE: byName(inUse.SERVICE),
  };
  const answers = await readAnswers(ctx, names);
  return (subject, written) => {
    const key = nameKey(written);
    const answer = answers.get(`${subject} ${key}`);
    return inUse[subject].some(({ id }) => id === answer) ? answer : known[subject].get(key);
  };
}

/** Names that one row alone has. */
function byName(rows: readonly Meant[]): Map<string, number> {
  const ids = new Map<string, number[]>();
  for (const { id, name } of rows) ids.set(nameKey(name), [...(ids.get(nameKey(name)) ?? []), id]);
  return new Map([...ids].flatMap(([key, [id, ...more]]) => (more.length === 0 ? [[key, id!] as const] : [])));
}

/** The latest answers of the centre on these names. */
async function readAnswers({ db, profile }: Storing, names: Record<Subject, (string | null)[]>) {
  const keys = [...new Set(Object.values(names).flatMap((some) => some.flatMap((one) => (one ? nameKey(one) : []))))];
  if (keys.length === 0) return new Map<string, number>();
  const { subject, name, importId, targetId, medicalCenterId } = importNames;
  const rows = await db
    .selectDistinctOn([subject, name], { subject, name, targetId })
    .from(importNames)
    .where(and(eq(medicalCenterId, profile.medicalCenterId), inArray(name, keys), isNotNull(targetId)))
    .orderBy(subject, name, desc(importId));
  return new Map(rows.map((row) => [`${row.subject} ${row.name}`, row.targetId!]));
}
