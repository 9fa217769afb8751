import { dateInput } from "#rules/format.ts";
import { readDate } from "#rules/read-date.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import type { Args } from "../request/context.ts";
import { myLocale } from "./my-locale.server.ts";

type Typed = { from?: string; to?: string };

/** The days of a filter as people type them, the texts of its fields, and which of them is no day and filters nothing. */
export async function typedDays(args: Args, typed: Typed) {
  const locale = await myLocale(args);
  const today = localDate(args.context.now());
  const read = (text = "") => {
    const day = readDate(text, today, locale);
    return { day, shown: day ? dateInput(day, locale) : text.trim() || undefined };
  };
  const [from, to] = [read(typed.from), read(typed.to)];
  const isWrong = ({ day, shown }: { day: IsoDate | null; shown?: string }) => day === null && shown !== undefined;
  return {
    from: from.day,
    to: to.day,
    shown: { from: from.shown, to: to.shown },
    wrong: { from: isWrong(from), to: isWrong(to) },
  };
}
