import type { FtVoucherApplicantInput } from "#rules/inputs/insurance/ft-voucher-applicant.ts";
import { fold } from "#rules/text/fold.ts";
import { constraintOf } from "../core/db/client.ts";
import { Fault } from "../core/fault.ts";
import type { FtVoucherApplicant } from "./scope.ts";

/** Columns of an applicant. */
export const columnsOf = (input: FtVoucherApplicantInput) => ({ ...input, words: ` ${fold(input.name)}` });

/** The present values as an input. */
export const inputOf = ({ name, icp, expertise, phone, address }: FtVoucherApplicant): FtVoucherApplicantInput => ({
  name,
  icp,
  expertise,
  phone,
  address,
});

/** Reports a second applicant in use with the same number, specialty and name as known. */
export function mapKnown(error: unknown): never {
  throw constraintOf(error)?.constraint === "ft_voucher_applicants_known" ? new Fault("applicantKnown") : error;
}
