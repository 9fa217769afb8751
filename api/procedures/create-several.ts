import type { Ctx } from "../core/context.ts";
import { fieldFault } from "../core/fault.ts";
import { createProcedure } from "./create.ts";

const MOST_AT_ONCE = 30;

/** Adds services, all or none. None (`nothingChosen`) and more than thirty (`choiceInvalid`) are refused. */
export async function createProcedures(ctx: Ctx, inputs: readonly object[]) {
  if (inputs.length === 0) throw fieldFault("inputs", "nothingChosen");
  if (inputs.length > MOST_AT_ONCE) throw fieldFault("inputs", "choiceInvalid");
  const made = [];
  for (const input of inputs) made.push(await createProcedure(ctx, input));
  return made;
}
