import { z } from "zod";
import { insuranceVariants, insurerCodes } from "#rules/codes.ts";
import { compensations } from "#rules/insurance/compensations.ts";
import { isIsoDate, type IsoDate } from "#rules/time/time.ts";
import { choice } from "../choice.ts";
import { id } from "../ids.ts";
import { error, optionalLongText, optionalText } from "../text.ts";
import { wholeTyped } from "../whole.ts";
import { CountedOperationsInput } from "./counted-operations.ts";
import { specialtyCode } from "./department.ts";
import { diagnosesInput, diagnosisCode, eachDiagnosisOnce } from "./diagnoses.ts";
import { FtVoucherApplicantInput } from "./ft-voucher-applicant.ts";

const pastDay = (today: IsoDate) =>
  z
    .string(error("required"))
    .refine(isIsoDate, { error: error("dateInvalid"), abort: true })
    .refine((day) => day <= today, error("dayInFuture"));

const operations = () => CountedOperationsInput.nullish().transform((rows) => rows ?? []);

/** The fields of a voucher, in the order of its paper. */
const voucherFields = (today: IsoDate) =>
  z.object({
    issuedAt: pastDay(today),
    bookedOn: pastDay(today)
      .nullish()
      .transform((day) => day ?? null),
    visits: wholeTyped(1, 99, "valueInvalid"),
    expertise: specialtyCode(),
    ftVoucherApplicant: id()
      .nullish()
      .transform((applicant) => applicant ?? null),
    newApplicant: FtVoucherApplicantInput.nullish().transform((applicant) => applicant ?? null),
    ...diagnosesInput,
    primaryDiagnosis: diagnosisCode(),
    askedOperations: operations(),
    plannedOperations: operations(),
    reason: optionalLongText(1_000),
    aim: optionalLongText(1_000),
    insuranceCompany: choice(insurerCodes),
    insuranceVariant: choice(insuranceVariants),
    compensation: choice(compensations)
      .nullish()
      .transform((code) => code ?? null),
    externalNumber: optionalText(50),
  });

type Booked = { issuedAt: IsoDate; bookedOn: IsoDate | null };
const inOrder = ({ issuedAt, bookedOn }: Booked) => bookedOn === null || bookedOn >= issuedAt;
const order = { path: ["bookedOn"], error: error("bookedBeforeIssue") };

type Applicant = { ftVoucherApplicant: number | null; newApplicant: object | null };
const hasApplicant = ({ ftVoucherApplicant, newApplicant }: Applicant) =>
  ftVoucherApplicant !== null || newApplicant !== null;
const applicant = { path: ["ftVoucherApplicant"], error: error("required") };

/** An FT voucher as it is typed from its paper, with an applicant of the list or a new one. */
export const FtVoucherInput = (today: IsoDate) =>
  voucherFields(today).superRefine(eachDiagnosisOnce).refine(inOrder, order).refine(hasApplicant, applicant);
export type FtVoucherInput = z.output<ReturnType<typeof FtVoucherInput>>;
