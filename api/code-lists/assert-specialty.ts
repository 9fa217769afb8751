import type { Ctx } from "../core/context.ts";
import { fieldFault } from "../core/fault.ts";
import { listSpecialties } from "./on-day.ts";

/** Refuses a specialty that today's list lacks; where there is no list, its shape is enough. */
export async function assertSpecialty(ctx: Pick<Ctx, "db" | "now">, expertise: string) {
  const known = await listSpecialties(ctx);
  if (known.length > 0 && !known.some(({ code }) => code === expertise))
    throw fieldFault("expertise", "specialtyUnknown");
}
