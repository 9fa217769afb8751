import { useTranslation } from "react-i18next";
import type { StatsPeriod } from "#rules/codes.ts";
import { formatDate, formatMoney } from "#rules/format.ts";
import { addDays } from "#rules/time/dates.ts";
import { calendarPages } from "#app/paths/calendar/calendar.ts";
import { paymentPages } from "#app/paths/money/payments.ts";
import { useHref, useMay, useRoot } from "../page/page.ts";
import type { Statistics } from "./load-statistics.server.ts";

const methods = ["CASH", "CARD", "TRANSFER"] as const;

/**
 * Words and addresses of a page of statistics: the periods, amounts, and where the rows of a number are listed.
 * Received payments are listed of the whole centre alone: `own` figures lead to none.
 */
export function useStatistics({ at, span, before, buckets, currency }: Statistics, own = false) {
  const { t } = useTranslation("statistics");
  const { locale } = useRoot();
  const to = useHref();
  const lists = useMay(paymentPages.paymentEntries.may);
  const nameOf = (period: StatsPeriod, from: string) => {
    const year = from.slice(0, 4);
    if (period === "YEAR") return year;
    if (period === "MONTH") return formatDate(from, locale, "month");
    return t("quarter", { quarter: Math.ceil(Number(from.slice(5, 7)) / 3), year });
  };
  const entriesHref = (part: number, key?: string) => {
    if (!lists || own || (at.staff ?? at.procedure)) return undefined;
    const method = methods.find((one) => one === key);
    if (key && !method) return undefined;
    const { from, to: until } = buckets[part]!;
    return to(paymentPages.paymentEntries, {
      method,
      from: formatDate(from, locale),
      to: formatDate(addDays(until, -1), locale),
    });
  };
  const calendarHref = (part: number, key?: string) =>
    key === undefined
      ? to(calendarPages.home, {
          date: buckets[part]!.from,
          view: at.grouping === "DAY" ? "day-time-grid" : "week-time-grid",
          ...(at.staff && { staffs: at.staff }),
        })
      : undefined;
  return {
    now: nameOf(at.period, span.from),
    earlier: nameOf(at.period, before.from),
    money: (amount: number) => formatMoney({ amount, currency }, locale),
    personHref: (person: number) => to(calendarPages.home, { date: span.from, staffs: [person] }),
    hrefOf: at.tab === "finance" ? entriesHref : calendarHref,
  };
}
