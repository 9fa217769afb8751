import { z } from "zod";
import type { ErrorName } from "#rules/errors.ts";

type Path = (string | number)[];
/** The field of a form from which the part of an input at a path came, as the path of its name. */
export type FieldOf = (path: Path) => Path;

/** Reads an input that was put together from a form as the API reads it, with each fault at the field of its part. */
export function readForm<S extends z.ZodType>(schema: S, given: unknown, fieldOf: FieldOf, ctx: z.RefinementCtx) {
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  for (const { path, message } of read.error.issues) faultOnce(ctx, fieldOf(path as Path), message as ErrorName);
  return z.NEVER;
}

/** Adds a fault to a form, unless its field has it already. */
export function faultOnce(ctx: z.RefinementCtx, path: Path, message: ErrorName) {
  const isThere = ctx.issues.some((one) => one.message === message && String(one.path) === String(path));
  if (!isThere) ctx.addIssue({ code: "custom", path, message });
}
