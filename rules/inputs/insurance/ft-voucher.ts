import { z } from "zod";
import { insuranceVariants, insurerCodes } from "#rules/codes.ts";
import { compensations } from "#rules/insurance/compensations.ts";
import { isIsoDate, type IsoDate } from "#rules/time/time.ts";
import { choice } from "../choice.ts";
import { id } from "../ids.ts";
import { error, optionalLongText, optionalText } from "../text.ts";
import { CountedOperationsInput } from "./counted-operations.ts";
import { specialtyCode } from "./department.ts";
import { FtVoucherApplicantInput } from "./ft-voucher-applicant.ts";
import { diagnosesInput, diagnosisCode, eachDiagnosisOnce } from "./report-coding.ts";

const pastDay = (today: IsoDate) =>
  z.string(error("required")).refine((day) => isIsoDate(day) && day <= today, error("dateInvalid"));

const terms = (today: IsoDate) => ({
  insuranceCompany: choice(insurerCodes),
  insuranceVariant: choice(insuranceVariants),
  compensation: choice(compensations)
    .nullish()
    .transform((code) => code ?? null),
  issuedAt: pastDay(today),
  bookedOn: pastDay(today)
    .nullish()
    .transform((day) => day ?? null),
  ftVoucherApplicant: id()
    .nullish()
    .transform((applicant) => applicant ?? null),
  newApplicant: FtVoucherApplicantInput.nullish().transform((applicant) => applicant ?? null),
  expertise: specialtyCode(),
  visits: z.coerce
    .number(error("notANumber"))
    .int(error("notANumber"))
    .min(1, error("valueInvalid"))
    .max(99, error("valueInvalid")),
  reason: optionalLongText(1_000),
  aim: optionalLongText(1_000),
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
  z
    .object({
      ...terms(today),
      ...diagnosesInput,
      primaryDiagnosis: diagnosisCode(),
      askedOperations: CountedOperationsInput.nullish().transform((rows) => rows ?? []),
      plannedOperations: CountedOperationsInput.nullish().transform((rows) => rows ?? []),
    })
    .superRefine(eachDiagnosisOnce)
    .refine(inOrder, order)
    .refine(hasApplicant, applicant);
export type FtVoucherInput = z.output<ReturnType<typeof FtVoucherInput>>;
