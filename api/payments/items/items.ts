import { and, eq, ne } from "drizzle-orm";
import { may } from "#rules/permissions.ts";
import type { PaymentItemInput } from "#rules/inputs/payment.ts";
import { needsVatRates } from "#rules/money/vat-payer.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import { readBilling } from "../../billing/read.ts";
import type { CenterCtx, ProfileCtx } from "../../core/context.ts";
import { paymentItems } from "../../core/db/tables/payment-items.ts";
import { Fault } from "../../core/fault.ts";
import { offeredAmong, type Offered } from "./offered.ts";

export type NewItem = Omit<typeof paymentItems.$inferInsert, "medicalCenterId" | "paymentId" | "position">;
export type StoredItem = typeof paymentItems.$inferSelect;
type Known = Offered | null | undefined;

/**
 * The lines as they are stored. Name, price and VAT of a line that is offered are those of the offer on a day, unless
 * it has its own, and a payer of VAT states the rate of every other line (`vatRateMissing`); less than the list price
 * is a discount, which asks for the permission and a reason. A line that equals a stored one is not judged again,
 * whatever the price list says of it since.
 */
export async function pricedItems(
  ctx: ProfileCtx,
  items: readonly PaymentItemInput[],
  day: IsoDate,
  stored: readonly StoredItem[] = [],
): Promise<NewItem[]> {
  const offeredAs = await offeredAmong(ctx, items, day);
  const asksRates = await needsRates(ctx, items);
  const left = [...stored];
  return items.map((item, at) => {
    const known = item.targetId == null ? null : offeredAs(item);
    const same = left.findIndex((line) => isSame(item, line, known));
    return same === -1 ? pricedItem(ctx, item, at, known, asksRates) : keptItem(ctx, item, left.splice(same, 1)[0]!);
  });
}

const isSame = (item: PaymentItemInput, line: StoredItem, known: Known) =>
  item.targetType === line.targetType &&
  (item.targetId ?? null) === line.targetId &&
  (item.name ?? known?.name) === line.name &&
  item.price?.amount === line.price &&
  (item.vatRate ?? line.vatRate) === line.vatRate;

/** A stored line as it is; those who give discounts may word the reason of its own differently. */
function keptItem({ profile }: ProfileCtx, item: PaymentItemInput, line: StoredItem): NewItem {
  const { name, price, listPrice, targetType, targetId, vatRate } = line;
  const reason = may(profile, "payment:discount") ? item.discountReason : null;
  const discountReason = line.discountReason && (reason ?? line.discountReason);
  return { name, price, listPrice, discountReason, targetType, targetId, vatRate };
}

/** True if a line without a rate of VAT is refused, where the offer has none for it: no rate can be guessed of a text. */
async function needsRates(ctx: ProfileCtx, items: readonly PaymentItemInput[]): Promise<boolean> {
  const isWithoutRate = items.some(({ targetId, vatRate }) => targetId == null && vatRate == null);
  return isWithoutRate && needsVatRates(await readBilling(ctx), localDate(ctx.now()));
}

function pricedItem(ctx: ProfileCtx, item: PaymentItemInput, at: number, known: Known, asksRates: boolean): NewItem {
  const { targetType, targetId = null } = item;
  const fault = (field: string, error: "required" | "choiceInvalid" | "vatRateMissing") =>
    new Fault("invalidInput", { fields: [{ path: ["items", at, field], error }] });
  if (known === undefined) throw fault("targetId", "choiceInvalid");
  const name = item.name ?? known?.name;
  const price = item.price?.amount ?? known?.price;
  if (name === undefined) throw fault("name", "required");
  if (price === undefined) throw fault("price", "required");
  const vatRate = item.vatRate ?? known?.vatRate;
  if (!vatRate && asksRates) throw fault("vatRate", "vatRateMissing");
  return {
    name,
    ...priceOf(ctx, { price: { amount: price }, discountReason: item.discountReason }, known?.price ?? 0, [
      "items",
      at,
    ]),
    targetType,
    targetId,
    vatRate: vatRate ?? "ZERO",
  };
}

type OwnPrice = { price?: { amount: number } | null; discountReason: string | null };

/**
 * A price of its own next to that of the list, or the latter. Less is a discount, which asks for the permission
 * (`discountNotAllowed`) and a reason; faults are reported at the fields of this path.
 */
export function priceOf(
  { profile }: ProfileCtx,
  { price: own, discountReason }: OwnPrice,
  list: number,
  path: (string | number)[] = [],
) {
  const price = own?.amount ?? list;
  const isDiscount = price < list;
  const fault = (field: string, error: "required" | "discountNotAllowed") =>
    new Fault("invalidInput", { fields: [{ path: [...path, field], error }] });
  if (isDiscount && !may(profile, "payment:discount")) throw fault("price", "discountNotAllowed");
  if (isDiscount && !discountReason) throw fault("discountReason", "required");
  return { price, listPrice: Math.max(list, price), discountReason: isDiscount ? discountReason : null };
}

/** The lines of a payment that are replaced together: those of vouchers come with their sale. */
const replaceable = (paymentId: number) =>
  and(eq(paymentItems.paymentId, paymentId), ne(paymentItems.targetType, "PROCEDURE_VOUCHER"));

export const storedItems = ({ db }: CenterCtx, paymentId: number): Promise<StoredItem[]> =>
  db.select().from(paymentItems).where(replaceable(paymentId)).orderBy(paymentItems.position);

/** Replaces the lines of a payment but for those of vouchers; answers the sum of all. */
export async function writeItems(ctx: CenterCtx, paymentId: number, items: readonly NewItem[]): Promise<number> {
  const { medicalCenterId } = ctx.profile;
  const ofPayment = eq(paymentItems.paymentId, paymentId);
  await ctx.db.delete(paymentItems).where(replaceable(paymentId));
  const kept = await ctx.db.select().from(paymentItems).where(ofPayment).orderBy(paymentItems.position);
  const first = (kept.at(-1)?.position ?? -1) + 1;
  if (items.length > 0)
    await ctx.db
      .insert(paymentItems)
      .values(items.map((item, at) => ({ ...item, medicalCenterId, paymentId, position: first + at })));
  return [...kept, ...items].reduce((sum, { price }) => sum + price, 0);
}
