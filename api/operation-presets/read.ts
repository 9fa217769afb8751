import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { ownPreset } from "./scope.ts";

/** One preset of the caller's, to be changed or put into a report. */
export async function readOperationPreset(ctx: Ctx, id: number) {
  allow(ctx, "medicalReport:write");
  return ownPreset(ctx, id);
}
