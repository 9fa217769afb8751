import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { offeredProcedure } from "./offered-procedure.ts";

/** One service that the centre offers. */
export async function readProcedure(ctx: Ctx, id: number) {
  allow(ctx, "calendar:read");
  return offeredProcedure(ctx, id);
}
