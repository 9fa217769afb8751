import { isCodingError } from "#rules/insurance/coding-faults.ts";
import type { ReportCoding } from "#rules/insurance/report-coding.ts";
import type { ReportCodingInput } from "#rules/inputs/insurance/report-coding.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { toCountedOperations } from "../code-lists/counted-operations.ts";
import type { ProfileCtx } from "../core/context.ts";
import { toDiagnoses } from "../diagnoses/to-diagnoses.ts";
import { Fault } from "../core/fault.ts";
import { readInsuranceConfig } from "../insurance/config.ts";
import { billingFacts } from "./billing-facts.ts";
import { departmentsOf } from "./departments-of.ts";
import { visitFaults } from "./visit-faults.ts";

type Given = NonNullable<ReportCodingInput>;
type About = { author: number; attendance: number | null; card: number; day: IsoDate };

/**
 * A coding as it is stored: with the names of its operations by the list of the day of care, and of its diagnoses.
 * Refused where the centre does not bill insurers (`insurersOff`), where the author is of another department
 * (`departmentMissing`), and at its field what no list has.
 */
export async function toCoding(ctx: ProfileCtx, given: Given, { author, day }: About): Promise<ReportCoding> {
  if (!(await readInsuranceConfig(ctx)).active) throw new Fault("insurersOff");
  const department = (await departmentsOf(ctx, author)).find(({ id }) => id === given.department);
  if (!department)
    throw new Fault("invalidInput", { fields: [{ path: ["coding", "department"], error: "departmentMissing" }] });
  const operations = await toCountedOperations(ctx, given.medicalOperationsWithCount, {
    expertise: department.expertise,
    day,
    path: ["coding", "medicalOperationsWithCount"],
  });
  const { primaryDiagnosis, otherDiagnosis } = await toDiagnoses(ctx, given, ["coding"]);
  return {
    departmentId: department.id,
    expertise: department.expertise,
    operations,
    primaryDiagnosis,
    otherDiagnosis,
    ftVoucherId: null,
    reason: given.reason,
  };
}

/** Refuses a coding with warnings and without a reason (`codingReasonMissing`, at the reason, with the warnings). */
export async function assertReason(ctx: ProfileCtx, coding: ReportCoding, about: About) {
  if (coding.reason !== null) return;
  const visit = { ...about, coding };
  const [facts] = await billingFacts(ctx, [visit]);
  const warnings = visitFaults(visit, facts!).filter((one) => !isCodingError(one));
  if (warnings.length > 0)
    throw new Fault("invalidInput", {
      fields: [{ path: ["coding", "reason"], error: "codingReasonMissing" }],
      warnings,
    });
}

/** The coding of a report as its input. */
export const codingInput = (coding: ReportCoding): Given => ({
  department: coding.departmentId,
  medicalOperationsWithCount: coding.operations.map(({ code, count }) => ({ code, count })),
  primaryDiagnosis: coding.primaryDiagnosis?.code ?? null,
  otherDiagnosis: coding.otherDiagnosis.map(({ code }) => code),
  reason: coding.reason,
});
