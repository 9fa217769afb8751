import { z } from "zod";
import type { ErrorName } from "#rules/errors.ts";
import { error } from "./text.ts";

/** A whole number between two others, both included. */
export const whole = (from: number, to: number, outside: ErrorName) =>
  z
    .number({ error: ({ input }) => error(input === undefined || input === null ? "required" : "notANumber") })
    .int(error("notANumber"))
    .min(from, error(outside))
    .max(to, error(outside));

/** The same, also typed as text: an empty one is missing. */
export const wholeTyped = (from: number, to: number, outside: ErrorName) =>
  z.preprocess(
    (given) => (typeof given === "string" ? (given.trim() === "" ? undefined : Number(given)) : given),
    whole(from, to, outside),
  );
