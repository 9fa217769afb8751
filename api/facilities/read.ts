import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { usedFacility } from "./scope.ts";

/** One room or piece of equipment. */
export async function readFacility(ctx: Ctx, id: number) {
  allow(ctx, "calendar:read");
  return usedFacility(ctx, id);
}
