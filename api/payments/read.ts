import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { track } from "../core/track.ts";
import { visiblePayment } from "./scope.ts";

/** A payment of the own medical centre. */
export async function readPayment(ctx: Ctx, id: number) {
  allow(ctx, "payment:read");
  const payment = await visiblePayment(ctx, id);
  await track(ctx, "payment.read", { entityId: id, patientCardId: payment.patientCardId ?? undefined });
  return payment;
}
