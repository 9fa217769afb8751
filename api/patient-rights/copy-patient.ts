import type { PatientCopy } from "#rules/patient-rights/patient-copy.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { cardAndMerged } from "../patients/merged-cards.ts";
import { visibleCard } from "../patients/visible-card.ts";
import { track } from "../core/track.ts";
import { readCopies } from "./read-copies.ts";
import { storeInvoicesOf } from "./read-money.ts";

/** All records of a patient in the centre, removed rows included, for users who may read reports. */
export async function copyPatient(ctx: Ctx, id: number): Promise<PatientCopy> {
  allow(ctx, "medicalReport:read");
  const card = await visibleCard(ctx, { id });
  await storeInvoicesOf(ctx, await cardAndMerged(ctx, card.id));
  const [copy] = await readCopies(ctx, [card.id]);
  await track(ctx, "patientCard.copied", { entityId: card.id, patientCardId: card.id });
  return copy!;
}
