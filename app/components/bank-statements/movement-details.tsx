import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatDateTime, formatMoney } from "#rules/format.ts";
import type { GridValues } from "#rules/grids/column.ts";
import { MovementState } from "./movement-state.tsx";

type Props = {
  movement: Omit<GridValues["bank-movement-state"], "payments"> & {
    bookings: { payment: { id: number; payer: string | null; patientCard: { fullName: string } | null } }[];
    day: string;
    variableSymbol: string | null;
    counterName: string | null;
    counterAccount: string | null;
    message: string | null;
    leftOutAt: string | null;
    leftOutBy: { fullName: string } | null;
  };
  paymentHref: (id: number) => string;
};

/** The facts of one movement. */
export function MovementDetails({ movement, paymentHref }: Props) {
  const { t, i18n } = useTranslation("bankStatements");
  const locale = i18n.language as Locale;
  const { day, amount, counterName, counterAccount, variableSymbol, message, leftOutAt, leftOutBy } = movement;
  const payments = movement.bookings.map(({ payment: { id, payer, patientCard } }) => ({
    id,
    name: patientCard?.fullName ?? payer ?? "",
  }));
  const facts: [label: string, value: string | null][] = [
    [t("day"), formatDate(day, locale)],
    [t("amount"), formatMoney(amount, locale)],
    [t("payer"), counterName],
    [t("account"), counterAccount],
    [t("symbol"), variableSymbol],
    [t("message"), message],
  ];
  return (
    <dl className="facts">
      {facts.map(
        ([label, value]) =>
          value && (
            <Fragment key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fragment>
          ),
      )}
      <dt>{t("state")}</dt>
      <dd>
        <MovementState movement={{ ...movement, payments }} paymentHref={paymentHref} />
        {leftOutAt && leftOutBy && (
          <div className="mute">
            {t("leftOutBy", { name: leftOutBy.fullName, when: formatDateTime(leftOutAt, locale) })}
          </div>
        )}
      </dd>
    </dl>
  );
}
