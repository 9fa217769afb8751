import { useTranslation } from "react-i18next";
import type { Locale, PaymentFrequency, SubscriptionType } from "#rules/codes.ts";
import { formatDate, formatMoney } from "#rules/format.ts";
import { addDays } from "#rules/time/dates.ts";

type Named = { subscriptionType: SubscriptionType; usersLimit: number | null };
type Paid = { finalPrice: number | null; paymentFrequency: PaymentFrequency | null; nextPrice?: number | null };

/** Plans, prices and periods in words. */
export function usePlanWords(currency: string, locale: Locale) {
  const { t } = useTranslation("subscriptions");
  const money = (amount: number) => formatMoney({ amount, currency }, locale);
  return {
    money,
    day: (date: string) => formatDate(date, locale),
    /** `TEAM pro 6 uživatelů`. */
    plan: ({ subscriptionType, usersLimit }: Named) =>
      [t(`plans.${subscriptionType}`), usersLimit !== null && t("usersFor", { count: usersLimit })]
        .filter(Boolean)
        .join(" "),
    /** `1 370 Kč za měsíc`; a price that the next period has not is one of this period alone. */
    price({ finalPrice, paymentFrequency, nextPrice = finalPrice }: Paid) {
      if (finalPrice === null) return t("noPrice");
      if (finalPrice === 0) return t("free");
      const period = nextPrice === finalPrice && paymentFrequency ? `perPeriod.${paymentFrequency}` : "thisPeriod";
      return `${money(finalPrice)} ${t(period as "thisPeriod")}`;
    },
    /** From the first to the last day; `to` is the first day of the next one. */
    period: (from: string, to: string) =>
      t("periodOf", { from: formatDate(from, locale), to: formatDate(addDays(to, -1), locale) }),
    lastDay: (until: string) => formatDate(addDays(until, -1), locale),
  };
}
