import { expect, test } from "vitest";
import { voucherVats, type VatRate } from "../codes.ts";
import { vatOfSale } from "./vat-of-sale.ts";

const services = (...rates: VatRate[]) => rates.map((vatRate, at) => ({ vatRate, value: 1_000 * (at + 1) }));
const used = [{ vatRate: "ZERO", vatWhenUsed: true, weight: 1 }];

test("by rates, a voucher of one rate is taxed when it is sold, and one of several when it is used", () => {
  expect(vatOfSale("BY_RATES", services("PRIMARY", "PRIMARY"))).toEqual([
    { vatRate: "PRIMARY", vatWhenUsed: false, weight: 3_000 },
  ]);
  expect(vatOfSale("BY_RATES", services("PRIMARY", "ZERO"))).toEqual(used);
});

test("taxed when sold, a voucher of several rates is divided over them", () => {
  expect(vatOfSale("SOLD", services("PRIMARY", "ZERO", "PRIMARY"))).toEqual([
    { vatRate: "PRIMARY", vatWhenUsed: false, weight: 4_000 },
    { vatRate: "ZERO", vatWhenUsed: false, weight: 2_000 },
  ]);
});

test("taxed when used, a voucher of any taxed service is outside of VAT at its sale", () => {
  expect(vatOfSale("USED", services("REDUCED"))).toEqual(used);
});

test.each(voucherVats)("a voucher for care alone bears no VAT by %s", (voucherVat) => {
  expect(vatOfSale(voucherVat, services("ZERO", "ZERO"))).toEqual([{ vatRate: "ZERO", vatWhenUsed: false, weight: 1 }]);
});
