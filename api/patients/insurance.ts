import { and, desc, eq, gte, isNull, lte } from "drizzle-orm";
import type { IsoDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { patientInsurances } from "../core/db/tables/patient-insurances.ts";
import type { PatientCard } from "./visible-card.ts";

type Insurance = Pick<PatientCard, "insurerCode" | "insuranceNumber" | "insuranceVariant">;

export const isInsured = ({ insurerCode, insuranceNumber, insuranceVariant }: Insurance) =>
  Boolean(insurerCode ?? insuranceNumber ?? insuranceVariant);
export const sameInsurance = (one: Insurance, other: Insurance) =>
  one.insurerCode === other.insurerCode &&
  one.insuranceNumber === other.insuranceNumber &&
  one.insuranceVariant === other.insuranceVariant;

const inMyCenter = (ctx: ProfileCtx) =>
  and(eq(patientInsurances.medicalCenterId, ctx.profile.medicalCenterId), isNull(patientInsurances.replacedAt));

/**
 * Records the begin of the card's present insurance. It replaces those of that day and later; earlier ones stay, so
 * that care of those days is billed to the right insurer.
 */
export async function noteInsurance(
  ctx: ProfileCtx,
  { id, insurerCode, insuranceNumber, insuranceVariant }: PatientCard,
  validFrom: IsoDate,
) {
  const { medicalCenterId, id: createdBy } = ctx.profile;
  await ctx.db
    .update(patientInsurances)
    .set({ replacedAt: ctx.now() })
    .where(and(inMyCenter(ctx), eq(patientInsurances.patientCardId, id), gte(patientInsurances.validFrom, validFrom)));
  await ctx.db.insert(patientInsurances).values({
    medicalCenterId,
    patientCardId: id,
    validFrom,
    insurerCode,
    insuranceNumber,
    insuranceVariant,
    createdAt: ctx.now(),
    createdBy,
  });
}

/** The insurance of a patient of the own centre on a day; null where it is unknown. */
export async function insuranceOn(ctx: Ctx, patientCardId: number, date: IsoDate) {
  allow(ctx, "patientCard:read");
  const [insurance] = await ctx.db
    .select()
    .from(patientInsurances)
    .where(
      and(inMyCenter(ctx), eq(patientInsurances.patientCardId, patientCardId), lte(patientInsurances.validFrom, date)),
    )
    .orderBy(desc(patientInsurances.validFrom))
    .limit(1);
  return insurance ?? null;
}

/** The insurances of these patients, whose cards were found and their reading noted: the newest first. */
export async function listInsurances(ctx: Ctx, cards: readonly number[]) {
  allow(ctx, "patientCard:read");
  return ctx.db
    .select()
    .from(patientInsurances)
    .where(and(inMyCenter(ctx), anyOf(patientInsurances.patientCardId, cards)))
    .orderBy(desc(patientInsurances.validFrom));
}
