import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatMoney, formatNumber } from "#rules/format.ts";
import { readFileDay } from "#rules/insurance/files/file-day.ts";

type Value = string | null;

/** Values of a file in the page's language; one that is none of its kind stays as the file holds it. */
export function useFileValues() {
  const { t, i18n } = useTranslation("insurerBilling");
  const locale = i18n.language as Locale;
  return {
    t,
    number: (value: Value) => (value && /^\d{1,15}(\.\d+)?$/.test(value) ? formatNumber(Number(value), locale) : value),
    amount: (value: Value) =>
      value && /^\d{1,13}\.\d\d$/.test(value)
        ? formatMoney({ amount: Number(value.replace(".", "")), currency: "CZK" }, locale, { decimals: 2 })
        : value,
    day: (value: Value) => {
      const day = value === null ? null : readFileDay(value);
      return day ? formatDate(day, locale) : value;
    },
    month: (year: Value, month: Value) => {
      const first = readFileDay(`01${(month ?? "").padStart(2, "0")}${year}`);
      return first ? formatDate(first, locale, "month") : [month, year].filter(Boolean).join(" / ");
    },
  };
}
