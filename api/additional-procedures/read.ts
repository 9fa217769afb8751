import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { soldProcedure } from "./scope.ts";

/** One additional service or product. */
export async function readAdditionalProcedure(ctx: Ctx, id: number) {
  allow(ctx, "calendar:read");
  return soldProcedure(ctx, id);
}
