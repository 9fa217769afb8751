import type { VatRate, VoucherVat } from "../codes.ts";

type Service = {
  vatRate: VatRate;
  /** Of all its visits, by the price list. */
  value: number;
};

/** A part of the sale's price, in the proportion of `weight`. */
export type SalePart = { vatRate: VatRate; vatWhenUsed: boolean; weight: number };

/**
 * The VAT of a voucher's sale, in parts by rates. By default one for services of one rate is taxed when it is sold, one
 * for services of several when they are given: §§ 15a and 15b of the Czech VAT act, §§ 9a and 9b of the Slovak one. A
 * pass that is taxed when sold in any case is divided over the rates of its services. One for services without VAT
 * bears none either way.
 */
export function vatOfSale(voucherVat: VoucherVat, services: readonly Service[]): SalePart[] {
  const values = new Map<VatRate, number>();
  for (const { vatRate, value } of services) values.set(vatRate, (values.get(vatRate) ?? 0) + value);
  const isTaxed = [...values.keys()].some((rate) => rate !== "ZERO");
  if (isTaxed && (voucherVat === "USED" || (voucherVat === "BY_RATES" && values.size > 1)))
    return [{ vatRate: "ZERO", vatWhenUsed: true, weight: 1 }];
  if (!isTaxed) return [{ vatRate: "ZERO", vatWhenUsed: false, weight: 1 }];
  return [...values].map(([vatRate, weight]) => ({ vatRate, vatWhenUsed: false, weight }));
}
