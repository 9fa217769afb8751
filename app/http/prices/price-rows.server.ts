import { load } from "#app/http/request/load.server.ts";
import { PricesToChange } from "#app/graphql/money/prices.ts";
import { moneyInput } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { myCurrency } from "../session/my-currency.server.ts";
import type { Args } from "../request/context.ts";
import { queryOf } from "../request/query.ts";
import { myLocale } from "../session/my-locale.server.ts";
import { dayOfNewPrices } from "./day-of-new-prices.server.ts";
import { pricePages } from "#app/paths/money/prices.ts";

/** The page of the price list that the address names, as rows of a form; of its day, or of a given one. */
export async function priceRows(args: Args, of?: IsoDate) {
  const { from, page } = queryOf(args, pricePages.pricesNew);
  const day = of ?? (await dayOfNewPrices(args, from)).day;
  const [locale, currency] = [await myLocale(args), await myCurrency(args)];
  const { items, ...list } = (await load(args, PricesToChange, { on: day, page })).priceList;
  const rows = items.map(({ target, id, version, name, before, price: { amount } }) => ({
    target,
    id: String(id),
    version: String(version),
    before: String(before.amount),
    was: String(amount),
    name,
    price: moneyInput({ amount, currency }, locale),
  }));
  return { day, currency, list: { ...list, items: rows } };
}
