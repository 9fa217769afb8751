import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { knownApplicant } from "./scope.ts";

/** One applicant of the centre, which may be archived. */
export async function readFtVoucherApplicant(ctx: Ctx, id: number) {
  allow(ctx, "ftVoucher:keep");
  return knownApplicant(ctx, id);
}
