import { PaymentPayerInput } from "#rules/inputs/payment.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { changeOne } from "../../core/db/change-one.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { Fault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { track } from "../../core/track.ts";
import { assertUndocumented } from "../advances.ts";
import { lockPayment } from "../lock-payment.ts";
import type { Payment, Which } from "../scope.ts";

/** Sets or takes away who pays in the place of the patient; a payment with an invoice (`paymentInvoiced`) or a document on an advance (`advanceDocumented`) keeps its payer. */
export async function setPayer(ctx: Ctx, which: Which, given: unknown): Promise<Payment> {
  allow(ctx, "payment:write");
  const { invoicedAt, patientCardId } = await lockPayment(ctx, which);
  if (invoicedAt) throw new Fault("paymentInvoiced");
  await assertUndocumented(ctx, which);
  const after = await changeOne(ctx.db, payments, which, parse(PaymentPayerInput, given));
  await track(ctx, "payment.updated", {
    entityId: which.id,
    patientCardId: patientCardId ?? undefined,
    details: { fields: ["payer"] },
  });
  return after!;
}
