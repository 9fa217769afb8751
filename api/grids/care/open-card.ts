import type { PatientAction } from "#rules/audit/patient-actions.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { Fault } from "../../core/fault.ts";
import { visibleCard } from "../../patients/visible-card.ts";
import { watchReading } from "../../patients/watch-reading.ts";
import { track } from "../../core/track.ts";

/**
 * Opens the card whose list is read, and answers its id: without one, or with one of another centre, the list is not
 * found. A page and a file of a list of one patient are recorded as that part of the card, and count as one opened
 * card; the card's own page has opened it before.
 */
export async function openCard(ctx: ProfileCtx, patientCard: number | undefined, action: PatientAction) {
  if (patientCard === undefined) throw new Fault("notFound");
  if (!ctx.known.openedCards?.has(patientCard)) {
    await visibleCard(ctx, { id: patientCard });
    await watchReading(ctx, patientCard);
  }
  await track(ctx, action, { patientCardId: patientCard });
  return patientCard;
}
