import type { VoucherPresetInput } from "#rules/inputs/voucher-preset.ts";
import type { VoucherPreset } from "./scope.ts";

/** The columns of a preset. */
export const valuesOf = ({ price, proceduresWithCount: _services, ...same }: VoucherPresetInput) => ({
  ...same,
  priceAmount: price.amount,
  priceCurrency: price.currency,
});

/** The present values with the price of today, as its input. */
export const inputOf = (
  { name, priceCurrency, validityAmount, validityType }: VoucherPreset,
  price: number,
  proceduresWithCount: VoucherPresetInput["proceduresWithCount"],
): VoucherPresetInput => ({
  name,
  price: { amount: price, currency: priceCurrency as VoucherPresetInput["price"]["currency"] },
  proceduresWithCount,
  validityAmount,
  validityType,
});
