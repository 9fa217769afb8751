import { WaitingPatientInput } from "#rules/inputs/waiting-patient.ts";
import { localDate } from "#rules/time.ts";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { waitingPatients } from "../db/tables/waiting-patients.ts";
import { parse } from "../parse.ts";
import { track } from "../track.ts";
import type { WaitingPatient } from "./scope.ts";
import { valuesOf, writeWishes } from "./values.ts";

/** Puts a patient on the waiting list. */
export async function createWaitingPatient(ctx: Ctx, given: unknown): Promise<WaitingPatient> {
  allow(ctx, "calendar:write");
  const now = ctx.now();
  const input = parse(WaitingPatientInput(localDate(now)), given);
  const values = await valuesOf(ctx, input);
  const [row] = await ctx.db
    .insert(waitingPatients)
    .values({ ...values, medicalCenterId: ctx.profile.medicalCenterId, createdAt: now, createdBy: ctx.profile.id })
    .returning();
  await writeWishes(ctx, row!.id, input);
  await track(ctx, "waitingPatient.created", { entityId: row!.id, patientCardId: row!.patientCardId });
  return { ...row!, procedures: input.procedures, profiles: input.profiles };
}
