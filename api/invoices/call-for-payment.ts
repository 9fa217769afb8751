import { localDate } from "#rules/time/time.ts";
import type { CallForPayment } from "#rules/payments/call-for-payment.ts";
import { issuerOf } from "../billing/issuer.ts";
import { readBilling } from "../billing/read.ts";
import type { ProfileCtx } from "../core/context.ts";
import { findCustomer } from "./issuing/parties.ts";
import type { Payment } from "./issuing/supplied-lines.ts";

/**
 * The parties of the paper that asks for a payment which has no invoice, as a taxed supply that is ahead has none. It
 * states no VAT and has no number: it is no tax document.
 */
export async function callForPayment(ctx: ProfileCtx, payment: Payment): Promise<CallForPayment> {
  const billing = await readBilling(ctx);
  const found = await findCustomer(ctx, [payment], billing.country, null);
  return { issuer: issuerOf(billing, localDate(ctx.now())), customer: found?.customer ?? null };
}
