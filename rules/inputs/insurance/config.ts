import { z } from "zod";
import { MOST_INSURER_DIGITS } from "#rules/invoices/number.ts";
import { isBranchCode } from "#rules/insurance/codes.ts";
import { read } from "../read.ts";
import { error } from "../text.ts";

/**
 * The greatest numbers: DCID of 6 digits and a document of 7 fill their fields. VCIS has room for 10; that of an
 * invoice is a variable symbol too, shorter than those of patients.
 */
const MOST = {
  kBatchSequenceId: 999_999,
  kBatchItemSequenceId: 9_999_999,
  fBatchSequenceId: 10 ** MOST_INSURER_DIGITS - 1,
};

const nextNumber = (name: keyof typeof MOST) =>
  z.coerce
    .number(error("notANumber"))
    .int(error("notANumber"))
    .min(1, error("valueInvalid"))
    .max(MOST[name], error("valueInvalid"));

/** The branch of VZP, and the next numbers of this year's batches, documents and invoices. */
export const InsuranceConfigInput = z.object({
  vzp: read((typed) => (isBranchCode(typed) ? { value: typed } : "branchUnknown")),
  kBatchSequenceId: nextNumber("kBatchSequenceId"),
  kBatchItemSequenceId: nextNumber("kBatchItemSequenceId"),
  fBatchSequenceId: nextNumber("fBatchSequenceId"),
});
export type InsuranceConfigInput = z.output<typeof InsuranceConfigInput>;
