import { and, asc, eq, isNull } from "drizzle-orm";
import type { ImportSubject } from "#rules/codes.ts";
import { listName } from "#rules/text/full-name.ts";
import type { InCenter } from "../../core/context.ts";
import { facilities } from "../../core/db/tables/facilities.ts";
import { procedures } from "../../core/db/tables/procedures.ts";
import { profiles } from "../../core/db/tables/profiles.ts";

export type Subject = Exclude<ImportSubject, "PATIENT">;
/** `name` is compared with those of a table, `label` is offered. */
export type Meant = { id: number; name: string; label: string };

/** The people, rooms and services of the centre that names in a table may mean. */
export async function readInUse({ db, profile }: Pick<InCenter, "db" | "profile">): Promise<Record<Subject, Meant[]>> {
  const { medicalCenterId } = profile;
  const people = await db
    .select()
    .from(profiles)
    .where(and(eq(profiles.medicalCenterId, medicalCenterId), isNull(profiles.deactivatedAt)))
    .orderBy(asc(profiles.surname), asc(profiles.id));
  const named = (table: typeof facilities | typeof procedures) =>
    db
      .select({ id: table.id, name: table.name, label: table.name })
      .from(table as typeof facilities)
      .where(and(eq(table.medicalCenterId, medicalCenterId), isNull(table.removedAt)))
      .orderBy(asc(table.name), asc(table.id));
  return {
    PERSON: people.map((one) => ({ id: one.id, name: `${one.surname} ${one.name}`, label: listName(one) })),
    ROOM: await named(facilities),
    SERVICE: await named(procedures),
  };
}
