import { z } from "zod";
import { cashDirections } from "#rules/codes.ts";
import type { Currency } from "#rules/money/currency.ts";
import { choice } from "../choice.ts";
import { price } from "../price.ts";
import { text } from "../text.ts";

/** Cash that is put into a box or taken out of it by hand, with its reason. */
export const CashEntryInput = (currency: Currency) =>
  z.object({ direction: choice(cashDirections), amount: price(currency), reason: text() });
