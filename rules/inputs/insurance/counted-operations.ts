import { z } from "zod";
import { isOperationCode } from "#rules/insurance/codes.ts";
import { error, text } from "../text.ts";
import { wholeTyped } from "../whole.ts";

/** Operations of one visit, preset or voucher, and the most that one operation is done in a visit. */
export const MOST_OPERATIONS = 30;
const MOST_TIMES = 99;

/** The code of an operation, before its name where a list has added that. */
const operationCode = () =>
  text(300)
    .transform((typed) => typed.split(" ")[0]!)
    .refine(isOperationCode, error("operationUnknown"));

const count = () => wholeTyped(1, MOST_TIMES, "valueInvalid");

/** Operations by their codes, each once (`operationTwice`), with their counts. */
export const CountedOperationsInput = z
  .array(z.object({ code: operationCode(), count: count() }))
  .max(MOST_OPERATIONS, error("tooMany"))
  .superRefine((rows, ctx) => {
    for (const [at, { code }] of rows.entries())
      if (rows.findIndex((row) => row.code === code) < at)
        ctx.addIssue({ code: "custom", path: [at, "code"], message: error("operationTwice") });
  });
export type CountedOperationsInput = z.output<typeof CountedOperationsInput>;
