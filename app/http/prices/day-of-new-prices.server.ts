import { dateInput } from "#rules/format.ts";
import { addMonths, monthStart } from "#rules/time/dates.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import type { Args } from "../request/context.ts";
import { myLocale } from "../session/my-locale.server.ts";
import { typedDays } from "../session/typed-days.server.ts";

/** The day from which new prices hold: the one of the address, else the first of the next month; and its field. */
export async function dayOfNewPrices(args: Args, from: string | undefined) {
  const today = localDate(args.context.now());
  const { from: typed, shown, wrong } = await typedDays(args, { from });
  const past = typed !== null && typed < today;
  const day: IsoDate = typed === null || past ? addMonths(monthStart(today), 1) : typed;
  return { day, field: { value: shown.from ?? dateInput(day, await myLocale(args)), wrong: wrong.from, past } };
}
