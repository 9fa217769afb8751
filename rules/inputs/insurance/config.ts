import { z } from "zod";
import { isBranchCode } from "#rules/insurance/codes.ts";
import { read } from "../read.ts";
import { error } from "../text.ts";

/** The greatest numbers that the interface has room for: DCID of 6 digits, a document of 7, VCIS of 10. */
const MOST = { kBatchSequenceId: 999_999, kBatchItemSequenceId: 9_999_999, fBatchSequenceId: 9_999_999_999 };

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
