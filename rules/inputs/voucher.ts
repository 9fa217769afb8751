import { z } from "zod";
import type { Currency } from "#rules/money/currency.ts";
import { isIsoDate } from "#rules/time/time.ts";
import { MOST_ROWS } from "#rules/vouchers/preset-rows.ts";
import { id } from "./ids.ts";
import { price } from "./price.ts";
import { error, name, optionalText } from "./text.ts";
import { whole } from "./whole.ts";

const MOST_VISITS = 999;

/** The sale of a voucher from a preset, at its price or for less with a reason. */
export const VoucherSaleInput = (currency: Currency) =>
  z.object({ procedureVoucherPreset: id(), price: price(currency).nullish(), discountReason: optionalText() });

/** A voucher that is changed; visits other than those that are left are a correction, which has a reason. */
export const VoucherInput = z.object({
  name: name(),
  validTo: z.string(error("required")).refine(isIsoDate, error("dateInvalid")),
  availableProceduresWithCount: z
    .array(z.object({ procedure: id(), count: whole(0, MOST_VISITS, "valueInvalid") }))
    .max(MOST_ROWS, error("valueInvalid")),
  reason: optionalText(),
});
export type VoucherInput = z.output<typeof VoucherInput>;
