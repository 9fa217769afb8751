import { useTranslation } from "react-i18next";
import type { Locale, PaymentFrequency, SubscriptionType } from "#rules/codes.ts";
import { usePlanWords } from "./use-plan-words.ts";

export type StandingShown = {
  subscriptionType: SubscriptionType;
  paymentFrequency: PaymentFrequency | null;
  usersLimit: number | null;
  users: number;
  finalPrice: number | null;
  fullPrice: number | null;
  /** Of the next period, by what is ordered until now. */
  nextPrice: number | null;
  currency: string;
  periodFrom: string | null;
  periodTo: string | null;
  discountCode: string | null;
  discountUntil: string | null;
};

/** The plan that holds, its users, price and period. */
export function StandingFacts({ standing, locale }: { standing: StandingShown; locale: Locale }) {
  const { t } = useTranslation("subscriptions");
  const words = usePlanWords(standing.currency, locale);
  const { usersLimit, users, finalPrice, fullPrice, periodFrom, periodTo, discountCode, discountUntil } = standing;
  const isFree = standing.subscriptionType === "START";
  return (
    <dl className="facts">
      <dt>{t("plan")}</dt>
      <dd>
        <b>{t(`plans.${standing.subscriptionType}`)}</b>
      </dd>
      {usersLimit !== null && (
        <>
          <dt>{t("users")}</dt>
          <dd className="num">{t("usersOf", { users, limit: usersLimit })}</dd>
        </>
      )}
      <dt>{t("price")}</dt>
      <dd className="num">
        {words.price(standing)}
        {fullPrice !== null && finalPrice !== null && finalPrice < fullPrice && (
          <span className="mute"> ({t("fullPrice", { price: words.money(fullPrice) })})</span>
        )}
      </dd>
      <NextPrice standing={standing} locale={locale} />
      {!isFree && periodFrom && periodTo && (
        <>
          <dt>{t("period")}</dt>
          <dd className="num">{words.period(periodFrom, periodTo)}</dd>
        </>
      )}
      {discountCode && discountUntil && (
        <>
          <dt>{t("discount")}</dt>
          <dd>{t("discountOf", { code: discountCode, date: words.lastDay(discountUntil) })}</dd>
        </>
      )}
    </dl>
  );
}

/** The price of the next period, where it is another one than of this period. */
export function NextPrice({
  standing,
  locale,
}: {
  standing: StandingShown & { planned?: object | null };
  locale: Locale;
}) {
  const { t } = useTranslation("subscriptions");
  const words = usePlanWords(standing.currency, locale);
  const { nextPrice, finalPrice, paymentFrequency, planned } = standing;
  if (planned || nextPrice === null || nextPrice === finalPrice) return null;
  return (
    <>
      <dt>{t("nextPeriod")}</dt>
      <dd className="num">{words.price({ finalPrice: nextPrice, paymentFrequency })}</dd>
    </>
  );
}
