import { addMonths } from "#rules/time/dates.ts";
import { instantOf } from "#rules/time/time.ts";
import type { InCenter } from "../core/context.ts";
import { lastClose } from "./scope.ts";

/** The beginning of the first month that is open, where any is closed. */
export async function openSince(ctx: InCenter): Promise<Date | null> {
  const last = await lastClose(ctx);
  return last ? instantOf(addMonths(last.month, 1)) : null;
}
