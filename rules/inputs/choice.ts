import { z } from "zod";
import { error } from "./text.ts";

/** One of a closed list. */
export const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, error("choiceInvalid"));
