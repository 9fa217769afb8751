import { and, asc, eq, isNull } from "drizzle-orm";
import { MOST_ASKED } from "#rules/inputs/imports/import-columns.ts";
import { fullName, listName } from "#rules/text/full-name.ts";
import type { InCenter, ProfileCtx } from "../../context.ts";
import { anyOf } from "../../db/any-of.ts";
import { facilities } from "../../db/tables/facilities.ts";
import { importNames } from "../../db/tables/import-names.ts";
import { patientCards } from "../../db/tables/patient-cards.ts";
import { procedures } from "../../db/tables/procedures.ts";
import { profiles } from "../../db/tables/profiles.ts";
import { track } from "../../track.ts";

export type AskedName = typeof importNames.$inferSelect;
export type Option = { id: number; label: string; dateOfBirth: string | null };

/** Names of an import that nobody has explained, the first ones, and what each may mean. */
export async function listAskedNames(ctx: ProfileCtx, importId: number) {
  const names = await ctx.db
    .select()
    .from(importNames)
    .where(and(eq(importNames.importId, importId), isNull(importNames.targetId)))
    .orderBy(asc(importNames.subject), asc(importNames.name))
    .limit(MOST_ASKED);
  const has = (subject: AskedName["subject"]) => names.some((one) => one.subject === subject);
  const { medicalCenterId } = ctx.profile;
  const people = has("PERSON")
    ? await ctx.db
        .select()
        .from(profiles)
        .where(and(eq(profiles.medicalCenterId, medicalCenterId), isNull(profiles.deactivatedAt)))
        .orderBy(asc(profiles.surname), asc(profiles.id))
    : [];
  const rooms = has("ROOM")
    ? await ctx.db
        .select({ id: facilities.id, label: facilities.name })
        .from(facilities)
        .where(and(eq(facilities.medicalCenterId, medicalCenterId), isNull(facilities.removedAt)))
        .orderBy(asc(facilities.name))
    : [];
  const services = has("SERVICE")
    ? await ctx.db
        .select({ id: procedures.id, label: procedures.name })
        .from(procedures)
        .where(and(eq(procedures.medicalCenterId, medicalCenterId), isNull(procedures.removedAt)))
        .orderBy(asc(procedures.name))
    : [];
  const cards = await readCandidates(ctx, names);
  const options: Record<AskedName["subject"], (asked: AskedName) => Option[]> = {
    PERSON: () => people.map((one) => ({ id: one.id, label: listName(one), dateOfBirth: null })),
    ROOM: () => rooms.map((one) => ({ ...one, dateOfBirth: null })),
    SERVICE: () => services.map((one) => ({ ...one, dateOfBirth: null })),
    PATIENT: ({ candidates }) => cards.filter(({ id }) => candidates?.includes(id)),
  };
  return names.map((asked) => ({ ...asked, options: options[asked.subject](asked) }));
}

async function readCandidates(ctx: ProfileCtx, names: readonly AskedName[]): Promise<Option[]> {
  const ids = [...new Set(names.flatMap(({ candidates }) => candidates ?? []))];
  if (ids.length === 0) return [];
  const cards = await ctx.db
    .select()
    .from(patientCards)
    .where(and(eq(patientCards.medicalCenterId, ctx.profile.medicalCenterId), anyOf(patientCards.id, ids)))
    .orderBy(asc(patientCards.id));
  await track(ctx, "patientCard.listed", { details: { patientCards: ids } });
  return cards.map((card) => ({ id: card.id, label: fullName(card), dateOfBirth: card.birthDate }));
}

/** True of a person, room or service of the centre that is in use, and of one of the cards that were asked about. */
export async function isMeaning(
  { db, profile }: InCenter,
  { subject, candidates }: AskedName,
  target: number,
): Promise<boolean> {
  if (subject === "PATIENT") return candidates?.includes(target) ?? false;
  const of = {
    PERSON: [
      profiles,
      and(
        eq(profiles.id, target),
        eq(profiles.medicalCenterId, profile.medicalCenterId),
        isNull(profiles.deactivatedAt),
      ),
    ],
    ROOM: [
      facilities,
      and(
        eq(facilities.id, target),
        eq(facilities.medicalCenterId, profile.medicalCenterId),
        isNull(facilities.removedAt),
      ),
    ],
    SERVICE: [
      procedures,
      and(
        eq(procedures.id, target),
        eq(procedures.medicalCenterId, profile.medicalCenterId),
        isNull(procedures.removedAt),
      ),
    ],
  } as const;
  const [table, own] = of[subject];
  return (await db.$count(table, own)) > 0;
}
