import { eq } from "drizzle-orm";
import { fullName } from "#rules/text/full-name.ts";
import type { PatientCopy } from "#rules/patient-rights/patient-copy.ts";
import type { InCenter } from "../core/context.ts";
import { facilities } from "../core/db/tables/facilities.ts";
import { procedures } from "../core/db/tables/procedures.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { cardsAndMerged } from "../patients/merged-cards.ts";
import { readTables, tablesOf } from "./patient-tables.ts";

/**
 * The copies of these patients in their order, each with the cards that were merged into it. As many queries for many
 * patients as for one; all their records are in memory at once.
 */
export async function readCopies(ctx: InCenter, ids: readonly number[]): Promise<PatientCopy[]> {
  const cards = await cardsAndMerged(ctx, ids);
  const all = await readTables(ctx, [...cards.values()].flat());
  const names = await readNames(ctx);
  const madeAt = ctx.now();
  return ids.map(
    (id) => JSON.parse(JSON.stringify({ madeAt, names, tables: tablesOf(all, new Set(cards.get(id))) })) as PatientCopy,
  );
}

async function readNames({ db, profile }: InCenter) {
  const own = profile.medicalCenterId;
  const people = await db.select().from(profiles).where(eq(profiles.medicalCenterId, own));
  const services = await db
    .select({ id: procedures.id, name: procedures.name })
    .from(procedures)
    .where(eq(procedures.medicalCenterId, own));
  const rooms = await db
    .select({ id: facilities.id, name: facilities.name })
    .from(facilities)
    .where(eq(facilities.medicalCenterId, own));
  const byId = (rows: { id: number; name: string }[]) => Object.fromEntries(rows.map(({ id, name }) => [id, name]));
  return {
    profiles: byId(people.map((person) => ({ id: person.id, name: fullName(person) }))),
    procedures: byId(services),
    facilities: byId(rooms),
  };
}
