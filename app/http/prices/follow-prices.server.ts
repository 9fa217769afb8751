import { data } from "@remix-run/node";
import { moneyInput } from "#rules/format.ts";
import type { submitForm } from "../forms/submit-form.server.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { Args } from "../request/context.ts";
import { myLocale } from "../session/my-locale.server.ts";
import { priceRows } from "./price-rows.server.ts";

type Answer = Awaited<ReturnType<typeof submitForm<never>>>;
type Row = Awaited<ReturnType<typeof priceRows>>["list"]["items"][number];

/**
 * Answers prices that were not saved on top of the present ones: another user saved first, or the day was changed, and
 * its prices are seen before. Rows that were not touched follow, typed prices stay; prices that another user has set too
 * are shown next to them.
 */
export async function followPrices(args: Args, answer: Answer): Promise<Answer> {
  if (answer instanceof Response) return answer;
  const { result, ...refusal } = answer.data;
  const { stale, details } = refusal;
  const otherDay = details.otherDay as IsoDate | undefined;
  if (!stale && !otherDay) return answer;
  const shownFrom = otherDay ?? (result.initialValue!.shownFrom as IsoDate);
  const { currency, list } = await priceRows(args, shownFrom);
  const locale = await myLocale(args);
  const now = new Map(list.items.map((row) => [`${row.target} ${row.id}`, row]));
  const rows = (result.initialValue!.prices as Row[]).map((mine) => {
    const theirs = now.get(`${mine.target} ${mine.id}`);
    if (!theirs) return { merged: mine };
    const touched = mine.price !== moneyInput({ amount: Number(mine.was), currency }, locale);
    return {
      merged: touched ? { ...theirs, price: mine.price } : theirs,
      difference: stale && touched && theirs.was !== mine.was ? { mine: mine.price, theirs: theirs.price } : undefined,
    };
  });
  const differences = rows.flatMap(({ difference }, at) =>
    difference ? [{ name: `prices[${at}].price`, ...difference }] : [],
  );
  const initialValue = { ...result.initialValue, shownFrom, prices: rows.map(({ merged }) => merged) };
  return data(
    { ...refusal, result: { ...result, initialValue }, details: { ...details, differences } },
    answer.init ?? {},
  );
}
