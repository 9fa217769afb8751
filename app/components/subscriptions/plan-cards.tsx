import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { paymentFrequencies, type Locale, type SubscriptionType } from "#rules/codes.ts";
import { ButtonLink, buttonClass } from "../base/button-link.tsx";
import { StateChip } from "../base/chip.tsx";
import { FilterSelect, FilterText } from "../forms/filters.tsx";
import { usePlanWords } from "./use-plan-words.ts";

export type PlanShown = {
  subscriptionType: SubscriptionType;
  monthly: number;
  yearly: number;
  users: number;
  furtherMonthly: number;
  furtherYearly: number;
  mostUsers: number;
};
type Props = {
  plans: PlanShown[];
  currency: string;
  locale: Locale;
  /** The plan that holds now, as its card says. */
  present: SubscriptionType;
  frequency: string;
  usersLimit: number | null;
  /** Users that there are: fewer cannot be chosen. */
  users: number;
  changeHref: string;
  startHref: string;
};

/** The plans side by side, each with its price and one way on: a GET form, which orders nothing. */
export function PlanCards({
  plans,
  currency,
  locale,
  present,
  frequency,
  usersLimit,
  users,
  changeHref,
  startHref,
}: Props) {
  const { t } = useTranslation("subscriptions");
  const words = usePlanWords(currency, locale);
  return (
    <div className="plans">
      {plans.map((plan) => {
        const name = t(`plans.${plan.subscriptionType}`);
        const isPresent = plan.subscriptionType === present;
        return (
          <section className="sheet" key={plan.subscriptionType} aria-labelledby={`plan-${plan.subscriptionType}`}>
            <header>
              <h2 id={`plan-${plan.subscriptionType}`}>{name}</h2>
              {isPresent && (
                <StateChip state="ok" icon="check">
                  {t("present")}
                </StateChip>
              )}
            </header>
            <p className="price num">
              {plan.monthly === 0 && plan.yearly === 0 ? (
                <b>{t("free")}</b>
              ) : (
                <>
                  <b>{words.money(plan.monthly)}</b> {t("perPeriod.MONTHLY")}{" "}
                  <small>{t("orYearly", { price: words.money(plan.yearly) })}</small>
                </>
              )}
            </p>
            <p>{t(`planTexts.${plan.subscriptionType as "TEAM"}`)}</p>
            <ul className="points">
              <li>{t("included", { count: plan.users })}</li>
              {plan.mostUsers > plan.users && (
                <li className="num">
                  {t("further", { monthly: words.money(plan.furtherMonthly), yearly: words.money(plan.furtherYearly) })}
                </li>
              )}
            </ul>
            {plan.subscriptionType === "START" ? (
              <ButtonLink href={startHref}>{t("activate")}</ButtonLink>
            ) : (
              <PlanForm action={changeHref} type={plan.subscriptionType} frequency={frequency}>
                {plan.mostUsers > plan.users && (
                  <FilterText
                    name="newUsersLimit"
                    label={t("usersLimit")}
                    value={String(Math.max(plan.users, users, (isPresent && usersLimit) || 0))}
                    width="w4"
                  />
                )}
              </PlanForm>
            )}
          </section>
        );
      })}
    </div>
  );
}

type FormProps = { action: string; type: SubscriptionType; frequency: string; children?: ReactNode };

function PlanForm({ action, type, frequency, children }: FormProps) {
  const { t } = useTranslation("subscriptions");
  return (
    <form action={action}>
      <input type="hidden" name="newSubscriptionType" value={type} />
      <div className="row">
        <FilterSelect
          name="newPaymentFrequency"
          label={t("frequency")}
          value={frequency}
          options={paymentFrequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
        />
        {children}
      </div>
      <button className={buttonClass("plain")}>{t("choosePlan", { plan: t(`plans.${type}`) })}</button>
    </form>
  );
}
