import { asc, eq } from "drizzle-orm";
import type { ReceiptContent } from "#rules/cash/receipt-content.ts";
import { localDate } from "#rules/time/time.ts";
import { fullName } from "#rules/text/full-name.ts";
import { issuerOf } from "../billing/issuer.ts";
import { readBilling } from "../billing/read.ts";
import type { ProfileCtx } from "../core/context.ts";
import { cashBoxes } from "../core/db/tables/cash-boxes.ts";
import { paymentItems } from "../core/db/tables/payment-items.ts";
import type { payments } from "../core/db/tables/payments.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { priceDayOf } from "../prices/day-of-visit.ts";
import type { CashEntry } from "./scope.ts";

export type ChargedPayment = Pick<
  typeof payments.$inferSelect,
  "id" | "price" | "variableSymbol" | "attendanceId" | "createdAt"
>;

/** The content of the receipt of an entry in cash, by the rows of this moment. */
export async function receiptContent(
  ctx: ProfileCtx,
  { cashBoxId, ...entry }: Pick<CashEntry, "cashBoxId" | "profileId" | "at">,
  payment: ChargedPayment | null,
): Promise<ReceiptContent> {
  const [box] = await ctx.db.select().from(cashBoxes).where(eq(cashBoxes.id, cashBoxId));
  return { box: box!.name, ...(await statedContent(ctx, entry, payment)) };
}

/** Facts that receipts of cash and confirmations of other money have in common, by the rows of this moment. */
export async function statedContent(
  ctx: ProfileCtx,
  { profileId, at }: Pick<CashEntry, "profileId" | "at">,
  payment: ChargedPayment | null,
): Promise<ReceiptContent> {
  const [by] = await ctx.db.select().from(profiles).where(eq(profiles.id, profileId));
  const days = [localDate(at), ...(payment ? [await priceDayOf(ctx, payment)] : [])];
  const suppliedOn = days.toSorted()[0]!;
  const issuer = issuerOf(await readBilling(ctx), suppliedOn);
  return {
    by: fullName(by!),
    issuer: { ...issuer, email: null, phone: null, footer: null },
    payment: payment && {
      variableSymbol: payment.variableSymbol,
      price: payment.price,
      suppliedOn,
      lines: await linesOf(ctx, payment.id),
    },
  };
}

const linesOf = ({ db }: ProfileCtx, paymentId: number) =>
  db
    .select({
      name: paymentItems.name,
      price: paymentItems.price,
      vatRate: paymentItems.vatRate,
      vatWhenUsed: paymentItems.vatWhenUsed,
      targetType: paymentItems.targetType,
    })
    .from(paymentItems)
    .where(eq(paymentItems.paymentId, paymentId))
    .orderBy(asc(paymentItems.position));
