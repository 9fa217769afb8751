import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate } from "#rules/format.ts";
import type { NextLimit } from "#rules/insurance/ft-vouchers/next-limit.ts";

/** The next limit of a voucher in words, with the days until it or since. */
export function useLimitWords() {
  const { t, i18n } = useTranslation("voucherLimits");
  const daysOf = (days: number) =>
    days === 0 ? t("lastDay") : days > 0 ? t("left", { count: days }) : t("late", { count: -days });
  return ({ limit, by, daysLeft }: NextLimit): string =>
    t(limit, { day: formatDate(by, i18n.language as Locale), left: daysOf(daysLeft) });
}
