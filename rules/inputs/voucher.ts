import { z } from "zod";
import type { Currency } from "#rules/money/currency.ts";
import { moneyMethods, type Locale } from "#rules/codes.ts";
import { readDate } from "#rules/read-date.ts";
import { isIsoDate, type IsoDate } from "#rules/time/time.ts";
import { MOST_ROWS } from "#rules/vouchers/preset-rows.ts";
import { choice } from "./choice.ts";
import { id } from "./ids.ts";
import { price } from "./price.ts";
import { read } from "./read.ts";
import { error, name, optionalText, text } from "./text.ts";
import { whole } from "./whole.ts";

const MOST_VISITS = 999;

/** The sale of a voucher from a preset, at its price or for less with a reason. */
export const VoucherSaleInput = (currency: Currency) =>
  z.object({ procedureVoucherPreset: id(), price: price(currency).nullish(), discountReason: optionalText() });

const left = () =>
  z
    .array(z.object({ procedure: id(), count: whole(0, MOST_VISITS, "valueInvalid") }))
    .max(MOST_ROWS, error("valueInvalid"))
    .refine((all) => new Set(all.map(({ procedure }) => procedure)).size === all.length, error("valueInvalid"));

/** A voucher that is changed; visits other than those that are left are a correction, which has a reason. */
export const VoucherInput = z.object({
  name: name(),
  validTo: z.string(error("required")).refine(isIsoDate, error("dateInvalid")),
  availableProceduresWithCount: left(),
  reason: optionalText(),
});
export type VoucherInput = z.output<typeof VoucherInput>;

/** Visits that go to another patient, by service. */
export const VoucherTransferInput = z.object({ proceduresWithCount: left(), reason: text() });

/** Money that is given back for unused visits: without an amount all of their share. */
export const VoucherRefundInput = (currency: Currency) =>
  z.object({ amount: price(currency).nullish(), paymentMethod: choice(moneyMethods), reason: text() });

/** The voucher that is changed as it is typed. */
export const VoucherForm = (today: IsoDate, locale: Locale) =>
  z.object({
    name: name(),
    validTo: read((typed) => {
      const value = readDate(typed, today, locale);
      return value ? { value } : "dateInvalid";
    }).refine((day) => day !== null, error("required")),
    availableProceduresWithCount: left(),
    reason: optionalText(),
  });
