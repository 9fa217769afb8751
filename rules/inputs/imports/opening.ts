import { z } from "zod";
import type { Currency } from "../../money/currency.ts";
import type { IsoDate } from "../../time/time.ts";
import { price } from "../price.ts";
import { typedDay } from "../read.ts";
import { error, name, optionalText } from "../text.ts";
import { wholeTyped } from "../whole.ts";

const MOST_VISITS = 999;

/** Visits of a voucher that are left. */
export const ImportedVoucher = (today: IsoDate) =>
  z.object({
    voucher: optionalText(100),
    service: name(),
    visitsLeft: wholeTyped(1, MOST_VISITS, "valueInvalid"),
    validTo: typedDay(today, "cs"),
  });
export type ImportedVoucher = z.output<ReturnType<typeof ImportedVoucher>>;

/** An amount that a patient owes. */
export const ImportedDebt = (currency: Currency) =>
  z.object({
    amount: price(currency).refine(({ amount }) => amount > 0, error("priceInvalid")),
    reason: optionalText(100),
  });
export type ImportedDebt = z.output<ReturnType<typeof ImportedDebt>>;
