import { eq, sql } from "drizzle-orm";
import { insurerCodes } from "#rules/codes.ts";
import { ReimbursementYearInput } from "#rules/inputs/insurance/reimbursement-year.ts";
import { decreeOf, reimbursedSpecialties } from "#rules/insurance/reimbursement/decrees.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { reimbursementYears } from "../core/db/tables/reimbursement-years.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";

export type YearKey = { insuranceCompany: string; expertise: string; year: number };

/**
 * Sets all values that an insurer says of a year, based on the version, 0 where nothing was set; values that are
 * missing are not known. Refused for an insurer, a specialty or a year without a decree (`notFound`).
 */
export async function updateReimbursementYear(ctx: Ctx, key: YearKey, version: number, given: object): Promise<void> {
  allow(ctx, "insurer:bill");
  const insurer = insurerCodes.find((code) => code === key.insuranceCompany);
  const expertise = reimbursedSpecialties.find((code) => code === key.expertise);
  if (!insurer || !expertise || !decreeOf(key.year)) throw new Fault("notFound");
  const { averagePayment, ...known } = parse(ReimbursementYearInput, given);
  const values = { ...known, averagePayment: averagePayment?.amount ?? null };
  const { medicalCenterId } = ctx.profile;
  const columns = reimbursementYears;
  const [after] = await ctx.db
    .insert(reimbursementYears)
    .values({ medicalCenterId, insurer, expertise, year: key.year, ...values })
    .onConflictDoUpdate({
      target: [columns.medicalCenterId, columns.insurer, columns.expertise, columns.year],
      set: { ...values, version: sql`${columns.version} + 1` },
      setWhere: eq(columns.version, version),
    })
    .returning();
  if (after?.version !== version + 1) throw new Fault("stale");
  await track(ctx, "medicalCenter.reimbursementSet", {
    entityId: medicalCenterId,
    details: { insurer, expertise, year: key.year },
  });
}
