import type { Ctx } from "../core/context.ts";
import { fieldFault } from "../core/fault.ts";
import { listBranches } from "./on-day.ts";

/**
 * Refuses numbers of places whose first two digits are those of no branch of VZP (Pravidla 1.1.3), each at its field;
 * without a list of branches all are taken.
 */
export async function assertPlaceNumbers(ctx: Pick<Ctx, "db" | "now">, numbers: Record<string, string>) {
  const regions = new Set((await listBranches(ctx)).map(({ code }) => code.slice(0, 2)));
  for (const [field, number] of Object.entries(numbers))
    if (regions.size > 0 && !regions.has(number.slice(0, 2))) throw fieldFault(field, "branchUnknown");
}
