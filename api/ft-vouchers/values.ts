import { isNull } from "drizzle-orm";
import { FtVoucherInput } from "#rules/inputs/insurance/ft-voucher.ts";
import { voucherOperations } from "#rules/insurance/voucher-operation.ts";
import { may } from "#rules/permissions.ts";
import { localDate } from "#rules/time/time.ts";
import { assertOwn } from "../core/access/assert-own.ts";
import { assertSpecialty } from "../code-lists/assert-specialty.ts";
import { toCountedOperations } from "../code-lists/counted-operations.ts";
import type { ProfileCtx } from "../core/context.ts";
import { ftVoucherApplicants } from "../core/db/tables/ft-voucher-applicants.ts";
import { toDiagnoses } from "../diagnoses/to-diagnoses.ts";
import { Fault } from "../core/fault.ts";
import { createFtVoucherApplicant } from "../ft-voucher-applicants/create.ts";
import { parse } from "../core/parse.ts";
import type { FtVoucher } from "./scope.ts";

/** Parses a voucher: its days are until today. */
export const parseVoucher = (ctx: ProfileCtx, given: unknown): FtVoucherInput =>
  parse(FtVoucherInput(localDate(ctx.now())), given);

const counted = (operations: FtVoucher["operations"], list: "asked" | "planned") =>
  operations.flatMap(({ code, ...operation }) => {
    const count = operation[list];
    return count === null ? [] : [{ code, count }];
  });

/** A voucher as its input has it. */
export const inputOf = (voucher: FtVoucher): FtVoucherInput => ({
  insuranceCompany: voucher.insurer,
  insuranceVariant: voucher.insuranceVariant,
  compensation: voucher.compensation,
  issuedAt: voucher.issuedAt,
  bookedOn: voucher.bookedOn,
  ftVoucherApplicant: voucher.applicantId,
  newApplicant: null,
  expertise: voucher.expertise,
  visits: voucher.visits,
  reason: voucher.reason,
  aim: voucher.aim,
  externalNumber: voucher.externalNumber,
  primaryDiagnosis: voucher.primaryDiagnosis.code,
  otherDiagnosis: voucher.otherDiagnosis.map(({ code }) => code),
  askedOperations: counted(voucher.operations, "asked"),
  plannedOperations: counted(voucher.operations, "planned"),
});

/**
 * The columns of a voucher, with the names of its operations and diagnoses by the lists of the day of issue. The plan
 * is the therapist's: a user who writes no reports is refused one that differs from the known plan (`forbidden`). A new
 * applicant is added with the voucher.
 */
export async function columnsOf(ctx: ProfileCtx, input: FtVoucherInput, known?: FtVoucherInput) {
  const { insuranceCompany, ftVoucherApplicant, newApplicant, primaryDiagnosis, otherDiagnosis, ...rest } = input;
  const { askedOperations, plannedOperations, ...terms } = rest;
  const isSamePlan = JSON.stringify(plannedOperations) === JSON.stringify(known?.plannedOperations ?? []);
  if (!isSamePlan && !may(ctx.profile, "medicalReport:write")) throw new Fault("forbidden");
  await assertSpecialty(ctx, input.expertise);
  if (!newApplicant && ftVoucherApplicant !== known?.ftVoucherApplicant)
    await assertOwn(
      ctx,
      "ftVoucherApplicant",
      ftVoucherApplicants,
      [ftVoucherApplicant!],
      isNull(ftVoucherApplicants.archivedAt),
    );
  const day = { expertise: input.expertise, day: input.issuedAt };
  const diagnoses = await toDiagnoses(ctx, { primaryDiagnosis, otherDiagnosis });
  return {
    ...terms,
    insurer: insuranceCompany,
    applicantId: newApplicant ? await addApplicant(ctx, newApplicant) : ftVoucherApplicant!,
    primaryDiagnosis: diagnoses.primaryDiagnosis!,
    otherDiagnosis: diagnoses.otherDiagnosis,
    operations: voucherOperations(
      await toCountedOperations(ctx, askedOperations, { ...day, path: ["askedOperations"] }),
      await toCountedOperations(ctx, plannedOperations, { ...day, path: ["plannedOperations"] }),
    ),
  };
}

/** Adds the applicant of a voucher, whose faults are fields of the voucher. */
async function addApplicant(ctx: ProfileCtx, given: NonNullable<FtVoucherInput["newApplicant"]>): Promise<number> {
  const applicant = await createFtVoucherApplicant(ctx, given).catch((fault) => {
    const { fields } = fault instanceof Fault ? fault.details : {};
    throw fields
      ? new Fault("invalidInput", { fields: fields.map((one) => ({ ...one, path: ["newApplicant", ...one.path] })) })
      : fault;
  });
  return applicant.id;
}
