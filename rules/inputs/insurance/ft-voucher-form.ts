import { z } from "zod";
import type { Locale } from "#rules/codes.ts";
import { readDate } from "#rules/read-date.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { faultOnce, readForm } from "../read-form.ts";
import { diagnosesTyped, typedDiagnoses } from "./diagnoses.ts";
import { FtVoucherInput } from "./ft-voucher.ts";
import { operationRows, operationsTyped } from "./operation-rows.ts";

const typed = z.string().optional();
const fields = z.object({
  issuedAt: typed,
  bookedOn: typed,
  visits: typed,
  expertise: typed,
  ftVoucherApplicant: typed,
  newApplicant: z.object({ name: typed, icp: typed, expertise: typed, phone: typed }).optional(),
  ...typedDiagnoses,
  ...operationRows,
  reason: typed,
  aim: typed,
  insuranceCompany: typed,
  insuranceVariant: typed,
  compensation: typed,
  externalNumber: typed,
});

/** The form of an FT voucher as it is typed. */
export type FtVoucherTyped = z.input<typeof fields>;

/**
 * The form of an FT voucher, as the input of `ftVoucherCreate` and `ftVoucherUpdate`. An applicant is chosen, or typed
 * as a new one; a row without a count lacks that which is asked.
 */
export const ftVoucherForm = (today: IsoDate, locale: Locale) =>
  fields.transform((given, ctx) => {
    const { issuedAt, bookedOn, visits, expertise, ftVoucherApplicant, newApplicant, reason, aim } = given;
    const { insuranceCompany, insuranceVariant, compensation, externalNumber } = given;
    const day = (text?: string) => (text ? (readDate(text, today, locale) ?? text) : null);
    const asked = operationsTyped(given, {
      list: "askedOperations",
      count: "asked",
      has: ({ code, count }, { planned }) => Boolean(count || (code && !planned)),
    });
    const planned = operationsTyped(given, {
      list: "plannedOperations",
      count: "planned",
      has: ({ count }) => count !== "",
    });
    const diagnoses = diagnosesTyped(given);
    const isNew = Object.values(newApplicant ?? {}).some(Boolean);
    const input = {
      issuedAt: day(issuedAt),
      bookedOn: day(bookedOn),
      visits,
      expertise,
      ftVoucherApplicant: isNew || !ftVoucherApplicant ? null : Number(ftVoucherApplicant),
      newApplicant: isNew ? newApplicant : null,
      ...diagnoses.input,
      askedOperations: asked.operations,
      plannedOperations: planned.operations,
      reason,
      aim,
      insuranceCompany,
      insuranceVariant,
      compensation,
      externalNumber,
    };
    const fieldOf = (path: (string | number)[]) =>
      asked.fieldOf(path) ?? planned.fieldOf(path) ?? diagnoses.fieldOf(path) ?? path;
    const read = readForm(FtVoucherInput(today), input, fieldOf, ctx);
    // The input is not asked for its applicant while it has other faults.
    if (!isNew && !ftVoucherApplicant) faultOnce(ctx, ["ftVoucherApplicant"], "required");
    return { input: read, fieldOf };
  });
