import { PatientCardInput } from "#rules/inputs/patient.ts";
import { localDate } from "#rules/time.ts";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { patientCards } from "../db/tables/patient-cards.ts";
import { parse } from "../parse.ts";
import { track } from "../track.ts";
import { refuseDuplicates } from "./duplicates.ts";
import { isInsured, noteInsurance } from "./insurance.ts";
import { refuseDifferingNumber } from "./refuse-differing-number.ts";
import { valuesOf } from "./values.ts";
import { indexCard } from "./words.ts";

/** Answers to the questions that a card's form asked. */
export type Confirmed = { duplicate?: boolean | null; personalNumber?: boolean | null };

/** Opens a card; one that may be somebody's second, or whose personal number says something else, is refused unless that was confirmed. */
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
