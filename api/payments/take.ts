import { PaymentTakeInput } from "#rules/inputs/payment.ts";
import { owedOf } from "#rules/payments/owed-of.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { Fault, fieldFault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { enter, roundingOf } from "./enter.ts";
import { lockPayment } from "./lock-payment.ts";
import type { Which } from "./scope.ts";

/**
 * Takes a payment, or a part of it, by one method; several parts may come by several. The cash that was handed over is
 * not stored; it covers the amount (`lessThanDue`), rounded where that settles the payment.
 */
export async function takePayment(ctx: Ctx, which: Which, given: unknown) {
  allow(ctx, "payment:write");
  const payment = await lockPayment(ctx, which);
  const { paymentMethod: method, amount, received } = parse(PaymentTakeInput(payment.currency), given);
  const left = owedOf(payment);
  if (left === 0) throw new Fault("paymentPaid");
  const taken = amount?.amount ?? left;
  if (taken === 0) throw fieldFault("amount", "required");
  if (taken > left) throw fieldFault("amount", "moreThanOwed");
  if (
    method === "CASH" &&
    received &&
    received.amount < taken + (await roundingOf(ctx, payment, taken, localDate(ctx.now())))
  )
    throw fieldFault("received", "lessThanDue");
  const after = await enter(ctx, payment, { method, amount: taken });
  await track(ctx, "payment.taken", {
    entityId: payment.id,
    patientCardId: payment.patientCardId ?? undefined,
    details: { method, amount: taken },
  });
  return after;
}
