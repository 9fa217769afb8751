import { z } from "zod";
import { priceTargets, type Locale } from "#rules/codes.ts";
import type { Currency } from "#rules/money/currency.ts";
import { LEAST_CHANGE, MOST_CHANGE } from "#rules/prices/change-by-percent.ts";
import { isIsoDate, type IsoDate } from "#rules/time/time.ts";
import { choice } from "../choice.ts";
import { comingDay, typedComingDay } from "../coming-day.ts";
import { typedDay } from "../read.ts";
import { id } from "../ids.ts";
import { price } from "../price.ts";
import { error } from "../text.ts";

/** As many prices are listed, and set, at once: as many rows as a form may have (server/readable-form.ts). */
export const MOST_PRICES = 100;

/** The day whose prices are listed. */
export const PriceListInput = z.object({ on: z.string().refine(isIsoDate, error("dateInvalid")).nullish() });

/** Prices that hold from a day on, each named once. */
export const PricesInput = (currency: Currency, today: IsoDate) =>
  z.object({
    validFrom: comingDay(today),
    prices: z
      .array(z.object({ target: choice(priceTargets), id: id(), version: z.number().int(), price: price(currency) }))
      .min(1, error("required"))
      .max(MOST_PRICES, error("valueInvalid"))
      .refine(
        (all) => new Set(all.map(({ target, id }) => `${target} ${id}`)).size === all.length,
        error("valueInvalid"),
      ),
  });

/**
 * The same as it is typed. The form carries the day whose prices it shows, and each row the price that it had then, so
 * that only changed ones are set.
 */
export const PricesForm = (currency: Currency, today: IsoDate, locale: Locale) =>
  z.object({
    validFrom: typedComingDay(today, locale),
    shownFrom: z.string().refine(isIsoDate, error("dateInvalid")),
    prices: z.array(
      z.object({
        target: choice(priceTargets),
        id: z.coerce.number(),
        version: z.coerce.number(),
        was: z.coerce.number(),
        price: price(currency),
      }),
    ),
  });

/** A change of all prices from a day on, in hundredths of a percent. */
export const PriceChangeInput = (today: IsoDate) =>
  z.object({
    validFrom: comingDay(today),
    change: z
      .number(error("required"))
      .int(error("valueInvalid"))
      .min(LEAST_CHANGE, error("valueInvalid"))
      .max(MOST_CHANGE, error("valueInvalid")),
  });

/** The same as its page sends it. */
export const PriceChangeForm = (today: IsoDate, locale: Locale) =>
  z.object({ validFrom: typedDay(today, locale), change: z.coerce.number() });

/** The form of one price. */
export const NewPriceForm = (currency: Currency, today: IsoDate, locale: Locale) =>
  z.object({ validFrom: typedDay(today, locale), price: price(currency) });
