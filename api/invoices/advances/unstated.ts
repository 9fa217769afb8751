import { and, gt, inArray } from "drizzle-orm";
import { isInForeignCurrency } from "#rules/invoices/in-crowns.ts";
import { everPaysVat, isVatPayerOn } from "#rules/money/vat-payer.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import { readBilling, type Billing } from "../../billing/read.ts";
import type { InCenter } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { paymentEntries } from "../../core/db/tables/payment-entries.ts";
import { paymentItems } from "../../core/db/tables/payment-items.ts";
import { payments as paymentTable } from "../../core/db/tables/payments.ts";
import { listAdvances } from "../../payments/advances.ts";
import { inOrderOfSupply, type Payment } from "../issuing/supplied-lines.ts";

type Entry = typeof paymentEntries.$inferSelect;
/** Money of one day, in minor units, and its entries. */
export type Advance = { receivedOn: IsoDate; amount: number; entries: Entry[] };

/** True of a payment of which something is paid, and that has no invoice. */
export const takesAdvances = ({ paid, invoicedAt, canceledAt }: Payment): boolean =>
  paid > 0 && invoicedAt === null && canceledAt === null;

/**
 * The advances of payments that no document states: the money of the first day, which came before the day of supply and
 * is taxed on its own (§ 20a of act 235/2004, § 19 (4) of act 222/2004). A payment that has an invoice has none, and
 * neither has one without VAT.
 */
export async function unstatedAdvances(
  ctx: InCenter,
  payments: readonly Payment[],
  billing: Billing,
): Promise<Map<number, Advance>> {
  const issuer = { ...billing, vatPayer: everPaysVat(billing) };
  const open = payments.filter(
    (payment) => takesAdvances(payment) && !isInForeignCurrency({ issuer, currency: payment.currency }),
  );
  if (!issuer.vatPayer || !issuer.invoicingActive || open.length === 0) return new Map();
  const ids = open.map(({ id }) => id);
  const taxed = await ctx.db
    .select({ paymentId: paymentItems.paymentId })
    .from(paymentItems)
    .where(
      and(
        anyOf(paymentItems.paymentId, ids),
        inArray(paymentItems.vatRate, ["PRIMARY", "REDUCED"]),
        gt(paymentItems.price, 0),
      ),
    );
  const entries = await ctx.db.select().from(paymentEntries).where(anyOf(paymentEntries.paymentId, ids));
  const stated = new Set((await listAdvances(ctx, ids)).flatMap(({ received }) => received!));
  const undone = new Set(entries.map(({ reverses }) => reverses));
  const unstated = new Map<number, Advance>();
  for (const { payment, suppliedOn } of await inOrderOfSupply(ctx, open, billing)) {
    if (!taxed.some(({ paymentId }) => paymentId === payment.id)) continue;
    const before = entries
      .filter(({ paymentId, amount, method }) => paymentId === payment.id && amount > 0 && method !== "VOUCHER")
      .filter(({ id, at }) => !undone.has(id) && !stated.has(id) && localDate(at) < suppliedOn)
      .filter(({ at }) => isVatPayerOn(billing, localDate(at)))
      .toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.id - b.id);
    if (before.length === 0) continue;
    const receivedOn = localDate(before[0]!.at);
    const ofDay = before.filter(({ at }) => localDate(at) === receivedOn);
    unstated.set(payment.id, {
      receivedOn,
      amount: ofDay.reduce((sum, { amount }) => sum + amount, 0),
      entries: ofDay,
    });
  }
  return unstated;
}

/** The same of payments by their ids. */
export async function readAdvances(ctx: InCenter, ids: readonly number[]): Promise<Map<number, Advance>> {
  const payments = await ctx.db.select().from(paymentTable).where(anyOf(paymentTable.id, ids));
  return unstatedAdvances(ctx, payments, await readBilling(ctx));
}
