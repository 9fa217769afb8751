import { data } from "@remix-run/node";
import { moneyInput } from "#rules/format.ts";
import type { submitForm } from "../forms/submit-form.server.ts";
import type { Args } from "../request/context.ts";
import { myLocale } from "../session/my-locale.server.ts";
import { priceRows } from "./price-rows.server.ts";

type Answer = Awaited<ReturnType<typeof submitForm<never>>>;
type Row = Awaited<ReturnType<typeof priceRows>>["list"]["items"][number];

/**
 * Answers a stale submit of prices on top of what another user has saved: rows that were not touched follow it, typed
 * prices stay and are shown next to it.
 */
export async function followPrices(args: Args, answer: Answer): Promise<Answer> {
  if (answer instanceof Response || !answer.data.stale) return answer;
  const { result, ...refusal } = answer.data;
  const { currency, list } = await priceRows(args);
  const locale = await myLocale(args);
  const now = new Map(list.items.map((row) => [`${row.target} ${row.id}`, row]));
  const rows = (result.initialValue!.prices as Row[]).map((mine) => {
    const theirs = now.get(`${mine.target} ${mine.id}`);
    if (!theirs) return { merged: mine };
    const touched = mine.price !== moneyInput({ amount: Number(mine.was), currency }, locale);
    return {
      merged: touched ? { ...theirs, price: mine.price } : theirs,
      difference: touched && theirs.was !== mine.was ? { mine: mine.price, theirs: theirs.price } : undefined,
    };
  });
  const differences = rows.flatMap(({ difference }, at) =>
    difference ? [{ name: `prices[${at}].price`, ...difference }] : [],
  );
  const initialValue = { ...result.initialValue, prices: rows.map(({ merged }) => merged) };
  return data({ ...refusal, result: { ...result, initialValue }, details: { differences } }, answer.init ?? {});
}
