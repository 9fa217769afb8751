import { useTranslation } from "react-i18next";
import { ColorDot } from "../base/chip.tsx";
import type { BookingRules } from "./rules-values.ts";

/** The rules of online booking in words. */
export function RulesFacts({ rules }: { rules: BookingRules }) {
  const { t } = useTranslation(["bookingRules", "procedures"]);
  const hours = rules.latestBookingCancellationInHours;
  return (
    <dl className="facts">
      <dt>{t("times")}</dt>
      <dd>
        {t("everyMinutes", { count: rules.slotFrequency })}, {t("daysAhead", { count: rules.earliestBookingInDays })},{" "}
        {t("hoursBefore", { count: rules.latestBookingInHours })}
        {rules.breakBetweenOperationsInMinutes > 0 && (
          <>, {t("minutesBetween", { count: rules.breakBetweenOperationsInMinutes })}</>
        )}
        , {t(rules.bookingAtNationalHoliday ? "onHolidays" : "notOnHolidays")}
      </dd>
      <dt>{t("cancellation")}</dt>
      <dd>{rules.bookingCancellationAllowed ? t("cancelableUntil", { count: hours }) : t("notCancelable")}</dd>
      <dt>{t("requests")}</dt>
      <dd>{t(rules.emailConfirmed ? "heldUntilConfirmed" : "heldAtOnce")}</dd>
      <dt>{t("color")}</dt>
      <dd>
        <ColorDot color={rules.color}>{t(`procedures:colors.${rules.color}`)}</ColorDot>
      </dd>
      <dt>{t("payment")}</dt>
      <dd className="lines">{rules.paymentInAdvance ? (rules.paymentText ?? t("paid")) : t("notPaid")}</dd>
      {rules.introductoryText && (
        <>
          <dt>{t("introductoryText")}</dt>
          <dd className="lines">{rules.introductoryText}</dd>
        </>
      )}
    </dl>
  );
}
