import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { keptContract } from "./scope.ts";

/** A contract of the centre, with those who bill and those who read what is billed. */
export async function readContract(ctx: Ctx, id: number) {
  allow(ctx, "insurer:read");
  return keptContract(ctx, id);
}
