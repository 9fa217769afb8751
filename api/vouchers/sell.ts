import { VoucherSaleInput } from "#rules/inputs/voucher.ts";
import type { PeriodUnit, VatRate } from "#rules/codes.ts";
import { divide } from "#rules/money/divide.ts";
import { isVatPayerOn } from "#rules/money/vat-payer.ts";
import { localDate } from "#rules/time/time.ts";
import { lastDayOf } from "#rules/vouchers/validity.ts";
import { vatOfSale } from "#rules/vouchers/vat-of-sale.ts";
import { eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import { readBilling } from "../billing/read.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { procedureVoucherPresetServices } from "../core/db/tables/procedure-voucher-preset-services.ts";
import { procedureVoucherServices } from "../core/db/tables/procedure-voucher-services.ts";
import { procedureVouchers } from "../core/db/tables/procedure-vouchers.ts";
import { procedures } from "../core/db/tables/procedures.ts";
import { Fault } from "../core/fault.ts";
import { myCurrency } from "../core/my-currency.ts";
import { parse } from "../core/parse.ts";
import { sharedCard } from "../patients/lock-cards.ts";
import { addPayment } from "../payments/create.ts";
import { priceOf, type NewItem } from "../payments/items/items.ts";
import { priceToday, readPrice } from "../prices/on-day.ts";
import { track } from "../core/track.ts";
import { readVoucherPreset } from "../voucher-presets/read.ts";
import { enterVisits } from "../voucher-visits/ledger.ts";
import type { Voucher } from "./scope.ts";

/** Sells a voucher from a preset to a patient: it is there at once, and its price is owed. */
export async function sellVoucher(ctx: Ctx, patientCardId: number, given: unknown): Promise<Voucher> {
  allow(ctx, "procedureVoucher:sell");
  const currency = await myCurrency(ctx);
  const { procedureVoucherPreset, ...sale } = parse(VoucherSaleInput(currency), given);
  await sharedCard(ctx, patientCardId);
  const preset = await readVoucherPreset(ctx, procedureVoucherPreset);
  const services = await ctx.db
    .select({
      procedureId: procedures.id,
      count: procedureVoucherPresetServices.count,
      vatRate: procedures.vatRate,
      price: priceToday(ctx, "PROCEDURE"),
      removedAt: procedures.removedAt,
    })
    .from(procedureVoucherPresetServices)
    .innerJoin(procedures, eq(procedures.id, procedureVoucherPresetServices.procedureId))
    .where(eq(procedureVoucherPresetServices.presetId, preset.id))
    .orderBy(procedureVoucherPresetServices.id);
  if (services.some(({ removedAt }) => removedAt)) throw new Fault("voucherServiceGone");
  const { id: profileId, medicalCenterId } = ctx.profile;
  const [voucher] = await ctx.db
    .insert(procedureVouchers)
    .values({
      medicalCenterId,
      patientCardId,
      presetId: preset.id,
      name: preset.name,
      validTo: lastDayOf(localDate(ctx.now()), preset.validityAmount, preset.validityType as PeriodUnit),
      createdAt: ctx.now(),
      createdBy: profileId,
    })
    .returning();
  const { id: voucherId } = voucher!;
  await ctx.db
    .insert(procedureVoucherServices)
    .values(services.map(({ procedureId }) => ({ medicalCenterId, voucherId, procedureId, available: 0 })));
  await enterVisits(
    ctx,
    voucherId,
    services.map(({ procedureId, count }) => ({ kind: "BOUGHT", procedureId, count })),
  );
  const listPrice = await readPrice(ctx, "VOUCHER_PRESET", preset.id);
  const payment = await addPayment(ctx, {
    patientCardId,
    currency,
    items: await saleLines(ctx, { ...preset, voucherId, ...priceOf(ctx, sale, listPrice) }, services),
    createdBy: profileId,
  });
  const [sold] = await ctx.db
    .update(procedureVouchers)
    .set({ paymentId: payment.id })
    .where(eq(procedureVouchers.id, voucherId))
    .returning();
  await track(ctx, "procedureVoucher.sold", { entityId: voucherId, patientCardId });
  await track(ctx, "payment.created", { entityId: payment.id, patientCardId });
  return sold!;
}

type Sale = Pick<NewItem, "name" | "price" | "listPrice" | "discountReason"> & { voucherId: number };
type Service = { count: number; vatRate: VatRate; price: number };

/** The line of the sale; of a voucher that is taxed when sold and has several rates, one for each. */
async function saleLines(ctx: ProfileCtx, sale: Sale, services: readonly Service[]): Promise<NewItem[]> {
  const { voucherVat, ...billing } = await readBilling(ctx);
  const vatPayer = isVatPayerOn(billing, localDate(ctx.now()));
  const parts = vatOfSale(
    vatPayer ? voucherVat : "BY_RATES",
    services.map(({ count, vatRate, price }) => ({ vatRate, value: count * price })),
  );
  const weights = parts.map(({ weight }) => weight);
  const [prices, listPrices] = [divide(sale.price, weights), divide(sale.listPrice, weights)];
  return parts.map(({ vatRate, vatWhenUsed }, at) => ({
    name: sale.name,
    price: prices[at]!,
    listPrice: Math.max(prices[at]!, listPrices[at]!),
    discountReason: sale.discountReason,
    vatRate,
    vatWhenUsed: vatPayer && vatWhenUsed,
    targetType: "PROCEDURE_VOUCHER",
    targetId: sale.voucherId,
  }));
}
