import { z } from "zod";
import { price } from "../price.ts";
import { error } from "../text.ts";

/** Yes, no, or null where it is not known; as a form sends it, or as the API takes it. */
const known = z
  .union([z.boolean(), z.enum(["yes", "no"]).transform((word) => word === "yes")], error("valueInvalid"))
  .nullish()
  .transform((value) => value ?? null);

/** Values of the reference year that the insurer says. */
export const ReimbursementYearInput = z.object({
  averagePayment: price("CZK")
    .refine(({ amount }) => amount > 0, error("priceInvalid"))
    .nullish()
    .transform((value) => value ?? null),
  physicalThen: known,
  individualThen: known,
  diagnosesThen: known,
  educationThen: known,
  educationNow: known,
});
export type ReimbursementYearInput = z.output<typeof ReimbursementYearInput>;
