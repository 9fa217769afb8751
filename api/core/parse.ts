import type { z } from "zod";
import { errors, type ErrorName } from "#rules/errors.ts";
import { Fault } from "./fault.ts";

/**
 * Reads a verb's input by its zod schema, whose messages are names of the error registry; else `invalidInput` with the
 * fields.
 */
export function parse<T extends z.ZodType>(schema: T, input: unknown): z.output<T> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new Fault("invalidInput", {
    fields: result.error.issues.map((issue) => ({
      path: issue.path as (string | number)[],
      error: issue.message in errors ? (issue.message as ErrorName) : "valueInvalid",
    })),
  });
}
