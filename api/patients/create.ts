import { PatientCardInput } from "#rules/inputs/patients/patient.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { refuseDuplicates } from "./duplicates.ts";
import { isInsured, noteInsurance } from "./insurance.ts";
import { refuseDifferingNumber } from "./refuse-differing-number.ts";
import { valuesOf } from "./values.ts";
import { indexCard } from "./search/words.ts";

/** Answers to the questions of a card's form. */
export type Confirmed = { duplicate?: boolean | null; personalNumber?: boolean | null };

/**
 * Opens a card; a possible duplicate, or a contradiction to the personal number, is refused unless it was confirmed.
 */
export async function createPatientCard(ctx: Ctx, given: unknown, confirmed: Confirmed) {
  allow(ctx, "patientCard:write");
  const now = ctx.now();
  const today = localDate(now);
  const input = parse(PatientCardInput(today), given);
  const values = valuesOf(input, today);
  if (!confirmed.personalNumber) refuseDifferingNumber(values);
  if (!confirmed.duplicate) await refuseDuplicates(ctx, values);
  const [card] = await ctx.db
    .insert(patientCards)
    .values({
      ...values,
      medicalCenterId: ctx.profile.medicalCenterId,
      createdAt: now,
      createdBy: ctx.profile.id,
      updatedAt: now,
    })
    .returning();
  await indexCard(ctx.db, card!);
  if (isInsured(card!)) await noteInsurance(ctx, card!, input.insuredSince ?? today);
  await track(ctx, "patientCard.created", { entityId: card!.id, patientCardId: card!.id });
  return card!;
}
