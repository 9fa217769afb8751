import { z } from "zod";
import type { Currency } from "#rules/money/currency.ts";
import { price } from "../price.ts";
import { optionalText } from "../text.ts";

/** The cash that was counted in a box, and why it differs from the book where it does. */
export const CashCloseInput = (currency: Currency) => z.object({ counted: price(currency), reason: optionalText() });
