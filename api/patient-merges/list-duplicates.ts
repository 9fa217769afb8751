import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { findDuplicates } from "../patients/duplicates.ts";
import { visibleCard } from "../patients/visible-card.ts";

/** Cards that may be of the same person as this one. */
export async function listDuplicates(ctx: Ctx, id: number) {
  allow(ctx, "patientCard:write");
  return findDuplicates(ctx, await visibleCard(ctx, { id }), id);
}
