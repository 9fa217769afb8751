import { PatientCardInput } from "#rules/inputs/patient.ts";
import { localDate } from "#rules/time.ts";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { patientCards } from "../db/tables/patient-cards.ts";
import { parse } from "../parse.ts";
import { track } from "../track.ts";
import { refuseDuplicates } from "./duplicates.ts";
import { isInsured, noteInsurance } from "./insurance.ts";
import { valuesOf } from "./values.ts";
import { indexCard } from "./words.ts";

/** Opens a card; one that may be somebody's second is refused unless that was confirmed. */
export async function createPatientCard(ctx: Ctx, given: unknown, confirmDuplicate: boolean) {
  allow(ctx, "patientCard:write");
  const now = ctx.now();
  const today = localDate(now);
  const input = parse(PatientCardInput(today), given);
  const values = valuesOf(input, today);
  if (!confirmDuplicate) await refuseDuplicates(ctx, values);
  const [card] = await ctx.db
    .insert(patientCards)
    .values({ ...values, medicalCenterId: ctx.profile.medicalCenterId, createdAt: now, createdBy: ctx.profile.id, updatedAt: now })
    .returning();
  await indexCard(ctx.db, card!);
  if (isInsured(card!)) await noteInsurance(ctx, card!, input.insuredSince ?? today);
  await track(ctx, "patientCard.created", { entityId: card!.id, patientCardId: card!.id });
  return card!;
}
