import { and, eq } from "drizzle-orm";
import { decreeOf, type Decree } from "#rules/insurance/reimbursement/decrees.ts";
import { insurerYear, type InsurerYear, type ReferenceValues } from "#rules/insurance/reimbursement/insurer-year.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, InCenter } from "../core/context.ts";
import { reimbursementYears } from "../core/db/tables/reimbursement-years.ts";
import { billedYears, type Billed } from "./billed-years.ts";

export type YearOfInsurer = Billed & InsurerYear & { reference: ReferenceValues; version: number };
export type ReimbursementYear = { year: number; decree: Decree | null; insurers: YearOfInsurer[] };

/** The billed care of a year against its decree, by insurers and specialties; none where no decree is known. */
export async function readReimbursementYear(ctx: Ctx, year: number): Promise<ReimbursementYear> {
  allow(ctx, "insurer:read");
  const decree = decreeOf(year);
  if (!decree) return { year, decree, insurers: [] };
  const billed = await billedYears(ctx, year, decree);
  const entered = await enteredOf(ctx, year);
  return {
    year,
    decree,
    insurers: billed.map((one) => {
      const { version, ...reference } = entered.get(`${one.insurer} ${one.expertise}`) ?? nothing;
      return { ...one, ...insurerYear(decree, one.expertise, one, reference), reference, version };
    }),
  };
}

const nothing = {
  averagePayment: null,
  metThen: { PHYSICAL: null, INDIVIDUAL: null, DIAGNOSES: null, EDUCATION: null },
  educationNow: null,
  version: 0,
};

async function enteredOf(ctx: InCenter, year: number): Promise<Map<string, ReferenceValues & { version: number }>> {
  const rows = await ctx.db
    .select()
    .from(reimbursementYears)
    .where(and(eq(reimbursementYears.medicalCenterId, ctx.profile.medicalCenterId), eq(reimbursementYears.year, year)));
  return new Map(
    rows.map(({ insurer, expertise, averagePayment, educationNow, version, ...row }) => [
      `${insurer} ${expertise}`,
      {
        averagePayment,
        educationNow,
        version,
        metThen: {
          PHYSICAL: row.physicalThen,
          INDIVIDUAL: row.individualThen,
          DIAGNOSES: row.diagnosesThen,
          EDUCATION: row.educationThen,
        },
      },
    ]),
  );
}
