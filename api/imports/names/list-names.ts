import { and, asc, eq, isNull } from "drizzle-orm";
import { MOST_ASKED } from "#rules/inputs/imports/import-columns.ts";
import { fullName } from "#rules/text/full-name.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { importNames } from "../../core/db/tables/import-names.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { track } from "../../core/track.ts";
import { readInUse } from "./in-use.ts";

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
  const [inUse, cards] = [await readInUse(ctx), await readCandidates(ctx, names)];
  const optionsOf = ({ subject, candidates }: AskedName): Option[] =>
    subject === "PATIENT"
      ? cards.filter(({ id }) => candidates?.includes(id))
      : inUse[subject].map(({ id, label }) => ({ id, label, dateOfBirth: null }));
  return names.map((asked) => ({ ...asked, options: optionsOf(asked) }));
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
