import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { track } from "../core/track.ts";
import { visibleVoucher } from "./scope.ts";

/** A voucher of the own medical centre. */
export async function readVoucher(ctx: Ctx, id: number) {
  allow(ctx, "procedureVoucher:read");
  const voucher = await visibleVoucher(ctx, id);
  await track(ctx, "procedureVoucher.read", { entityId: id, patientCardId: voucher.patientCardId });
  return voucher;
}
