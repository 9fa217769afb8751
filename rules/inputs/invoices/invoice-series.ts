import { z } from "zod";
import { numberSeparators, yearDigits } from "#rules/invoices/number.ts";
import { error } from "../text.ts";

/** The highest place in a series that can be entered. */
export const MOST_NUMBER = 9_999_999;
export const MOST_DIGITS = 8;
export const MOST_PREFIX = 6;

const whole = (from: number, to: number) =>
  z.coerce
    .number(error("notANumber"))
    .int(error("notANumber"))
    .min(from, error("valueInvalid"))
    .max(to, error("valueInvalid"));

/** The pattern of a series and its next number, as it is typed or given. */
export const InvoiceSeriesInput = z.object({
  prefix: z
    .string()
    .trim()
    .max(MOST_PREFIX, error("tooLong"))
    .regex(/^[A-Za-z0-9-]*$/, error("prefixInvalid"))
    .nullish()
    .transform((typed) => typed ?? ""),
  yearDigits: z.coerce.number().refine((given) => yearDigits.some((one) => one === given), error("choiceInvalid")),
  separator: z
    .enum(numberSeparators, error("choiceInvalid"))
    .nullish()
    .transform((chosen) => chosen ?? ""),
  digits: whole(1, MOST_DIGITS),
  next: whole(1, MOST_NUMBER),
});
