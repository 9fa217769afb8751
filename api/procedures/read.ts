import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { offeredProcedure } from "./scope.ts";

/** One service that the centre offers. */
export async function readProcedure(ctx: Ctx, id: number) {
  allow(ctx, "calendar:read");
  return offeredProcedure(ctx, id);
}
