import { z } from "zod";
import { isOperationCode } from "#rules/insurance/codes.ts";
import { error, text } from "../text.ts";

/** Rows of one visit or preset, and the most that one operation is done in a visit. */
export const MOST_OPERATIONS = 30;
const MOST_TIMES = 99;

/** The code of an operation, before its name where a list has added that. */
const operationCode = () =>
  text(300)
    .transform((typed) => typed.split(" ")[0]!)
    .refine(isOperationCode, error("operationUnknown"));

const count = () =>
  z.coerce
    .number(error("notANumber"))
    .int(error("notANumber"))
    .min(1, error("valueInvalid"))
    .max(MOST_TIMES, error("valueInvalid"));

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

const Row = z.object({ code: z.string().optional(), count: z.string().optional() }).optional();
export const operationRowNames = Array.from({ length: MOST_OPERATIONS }, (_, at) => `operation${at + 1}`);

/** Fields of the rows of operations in a form. */
export const operationRows: Record<string, typeof Row> = Object.fromEntries(
  operationRowNames.map((name) => [name, Row]),
);

/** The rows of a form that have a code, each with the name of its row; once where no count is typed. */
export const operationsTyped = (typed: Record<string, unknown>) =>
  operationRowNames.flatMap((name) => {
    const { code, count } = (typed[name] ?? {}) as { code?: string; count?: string };
    return code ? [{ name, code, count: count || "1" }] : [];
  });
