import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { presetInUse } from "./scope.ts";

/** One preset, to be changed or sold. */
export async function readVoucherPreset(ctx: Ctx, id: number) {
  allow(ctx, "procedureVoucher:read");
  return presetInUse(ctx, id);
}
