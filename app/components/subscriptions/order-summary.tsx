import { useTranslation } from "react-i18next";
import type { Locale, PaymentFrequency, SubscriptionType } from "#rules/codes.ts";
import { NextPrice, type StandingShown } from "./standing-facts.tsx";
import { usePlanWords } from "./use-plan-words.ts";

type Planned = {
  subscriptionType: SubscriptionType;
  paymentFrequency: PaymentFrequency | null;
  usersLimit: number | null;
  finalPrice: number | null;
  activeFrom: string;
};
type Standing = StandingShown & { activeFrom: string | null; planned: Planned | null };
type Props = {
  /** The standing of now, and the one after the order. */
  before: Standing;
  after: Standing;
  locale: Locale;
};

/** The plan that will hold, from when, and its price. */
export function OrderSummary({ before, after, locale }: Props) {
  const { t } = useTranslation("subscriptions");
  const words = usePlanWords(after.currency, locale);
  const { planned, periodFrom, periodTo, discountCode, discountUntil, fullPrice, finalPrice } = after;
  const holdsAtOnce = !isSame(before, after);
  const isLess = fullPrice !== null && finalPrice !== null && finalPrice < fullPrice;
  if (!holdsAtOnce && !planned) return <p>{t("noChange")}</p>;
  return (
    <dl className="facts">
      {holdsAtOnce && (
        <>
          <dt>{t("plan")}</dt>
          <dd>
            <b>{words.plan(after)}</b>
          </dd>
          <dt>{t("validFrom")}</dt>
          <dd>{t("fromToday")}</dd>
          <dt>{t("price")}</dt>
          <dd className="num">
            <b>{words.price(after)}</b>
            {isLess && <span className="mute"> ({t("fullPrice", { price: words.money(fullPrice) })})</span>}
            {periodFrom && periodTo && finalPrice !== 0 && (
              <span className="hint">
                {t("period")}: {words.period(periodFrom, periodTo)}
              </span>
            )}
          </dd>
          <NextPrice standing={after} locale={locale} />
        </>
      )}
      {planned && (
        <>
          <dt>{holdsAtOnce ? t("sinceThen") : t("plan")}</dt>
          <dd>
            <b>{words.plan(planned)}</b>
          </dd>
          <dt>{t("validFrom")}</dt>
          <dd>{t("fromNext", { date: words.day(planned.activeFrom) })}</dd>
          {planned.subscriptionType !== "UNSUBSCRIBED" && (
            <>
              <dt>{t("price")}</dt>
              <dd className="num">
                <b>{words.price(planned)}</b>
              </dd>
            </>
          )}
        </>
      )}
      {!holdsAtOnce && planned && (
        <>
          <dt>{t("until")}</dt>
          <dd>{words.plan(before)}</dd>
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

const isSame = (one: Standing, other: Standing) =>
  one.subscriptionType === other.subscriptionType &&
  one.usersLimit === other.usersLimit &&
  one.paymentFrequency === other.paymentFrequency &&
  one.discountCode === other.discountCode;
