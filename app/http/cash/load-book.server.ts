import { CashBook } from "#app/graphql/money/cash.ts";
import { load } from "#app/http/request/load.server.ts";
import { addDays, addMonths, monthStart } from "#rules/time/dates.ts";
import { instantOf, isIsoDate, localDate } from "#rules/time/time.ts";
import type { Args } from "../request/context.ts";
import { signedIn } from "../session/me.server.ts";

type Query = { box?: number; month?: string; page?: number };

/** The cash book of a month, by default the present one; reception's of its day. `from` and `to` are its days, both included. */
export async function loadBook(args: Args, { box, month: asked, page }: Query) {
  const today = localDate(args.context.now());
  const first = `${asked}-01`;
  const month = isIsoDate(first) ? first : monthStart(today);
  const next = addMonths(month, 1);
  const { cashBook } = await load(args, CashBook, {
    cashBox: box,
    from: instantOf(month).toISOString(),
    to: instantOf(next).toISOString(),
    page,
  });
  const { profile } = await signedIn(args);
  const all = profile!.profileRole === "ROLE_ADMIN";
  return {
    book: cashBook,
    months: all ? { before: addMonths(month, -1), next: next <= today ? next : null } : null,
    from: localDate(new Date(cashBook.from)),
    to: addDays(next, -1),
    today,
  };
}
