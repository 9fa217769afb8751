import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { soldProcedure } from "./scope.ts";

/** One additional service or product. */
export async function readAdditionalProcedure(ctx: Ctx, id: number) {
  allow(ctx, "calendar:read");
  return soldProcedure(ctx, id);
}
