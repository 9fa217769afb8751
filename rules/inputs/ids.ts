import { z } from "zod";
import { error } from "./text.ts";

const MOST = 2 ** 31 - 1;

export const id = () =>
  z
    .number(error("choiceInvalid"))
    .int(error("choiceInvalid"))
    .positive(error("choiceInvalid"))
    .max(MOST, error("choiceInvalid"));

/** A list of ids, each once and in their order. */
export const ids = (max: number) =>
  z
    .array(id())
    .max(max, error("choiceInvalid"))
    .nullish()
    .transform((list) => [...new Set(list ?? [])].sort((a, b) => a - b));
