import type { VoucherPresetInput } from "#rules/inputs/voucher-preset.ts";
import type { VoucherPreset } from "./scope.ts";

/** The columns of a preset. */
export const valuesOf = ({ price, proceduresWithCount: _services, ...same }: VoucherPresetInput) => ({
  ...same,
  priceAmount: price.amount,
  priceCurrency: price.currency,
});

/** The present values, as its input. */
export const inputOf = (
  { name, priceAmount, priceCurrency, validityAmount, validityType }: VoucherPreset,
  proceduresWithCount: VoucherPresetInput["proceduresWithCount"],
): VoucherPresetInput => ({
  name,
  price: { amount: priceAmount, currency: priceCurrency as VoucherPresetInput["price"]["currency"] },
  proceduresWithCount,
  validityAmount,
  validityType,
});
