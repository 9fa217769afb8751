import { z } from "zod";
import { disallowanceKinds } from "#rules/codes.ts";
import { choice } from "../choice.ts";
import { price } from "../price.ts";
import { error, text } from "../text.ts";

/** A part of a batch that its insurer does not pay, more than nothing, and why. */
export const DisallowanceInput = z.object({
  kind: choice(disallowanceKinds),
  amount: price("CZK").refine(({ amount }) => amount > 0, error("required")),
  reason: text(),
});
