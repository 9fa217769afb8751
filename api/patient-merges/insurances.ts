import { and, asc, eq, isNull } from "drizzle-orm";
import { localDate } from "#rules/time/time.ts";
import type { ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import type { patientCards } from "../core/db/tables/patient-cards.ts";
import { patientInsurances } from "../core/db/tables/patient-insurances.ts";
import { insuranceOn, isInsured, noteInsurance, sameInsurance } from "../patients/insurance.ts";
import { moveRows } from "./move-rows.ts";

type Card = typeof patientCards.$inferSelect;
const uninsured = { insurerCode: null, insuranceNumber: null, insuranceVariant: null };

const standing = (ctx: ProfileCtx, card: number) =>
  ctx.db
    .select()
    .from(patientInsurances)
    .where(and(eq(patientInsurances.patientCardId, card), isNull(patientInsurances.replacedAt)))
    .orderBy(asc(patientInsurances.validFrom));

/**
 * Merges two histories: from its first day on the chosen card's counts, before it the other's. Superseded rows stay as
 * replaced, or with the merged card. Answers the rows that moved, were replaced and were written.
 */
export async function mergeInsurances(ctx: ProfileCtx, kept: Card, merged: Card, takesMerged: boolean, all: number[]) {
  const [hers, theirs] = [await standing(ctx, kept.id), await standing(ctx, merged.id)];
  const since = (takesMerged ? theirs : hers)[0]?.validFrom ?? localDate(ctx.now());
  const late = (takesMerged ? hers : theirs).filter(({ validFrom }) => validFrom >= since).map(({ id }) => id);
  const moved = takesMerged ? all : all.filter((id) => !late.includes(id));
  if (takesMerged) await replace(ctx, late, ctx.now());
  await moveRows(ctx, { patientInsurances: moved }, merged.id, kept.id);
  const today = localDate(ctx.now());
  const now = await insuranceOn(ctx, kept.id, today);
  if (!sameInsurance(kept, now ?? uninsured) && (now ?? isInsured(kept))) await noteInsurance(ctx, kept, today);

  const before = [...hers, ...theirs]
    .map(({ id }) => id)
    .filter((id) => hers.some((row) => row.id === id) || moved.includes(id));
  const after = (await standing(ctx, kept.id)).map(({ id }) => id);
  return {
    patientInsurances: moved,
    replacedInsurances: before.filter((id) => !after.includes(id)),
    notedInsurances: after.filter((id) => !before.includes(id)),
  };
}

/** Restores the histories of two cards. */
export async function partInsurances(
  ctx: ProfileCtx,
  moved: { [name: string]: number[] },
  kept: number,
  merged: number,
) {
  await replace(ctx, moved.notedInsurances ?? [], ctx.now());
  await moveRows(ctx, { patientInsurances: moved.patientInsurances }, kept, merged);
  await replace(ctx, moved.replacedInsurances ?? [], null);
}

const replace = (ctx: ProfileCtx, ids: number[], replacedAt: Date | null) =>
  ctx.db.update(patientInsurances).set({ replacedAt }).where(anyOf(patientInsurances.id, ids));
