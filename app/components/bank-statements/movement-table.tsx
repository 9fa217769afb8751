import { useTranslation } from "react-i18next";
import type { BankAdviceReason, Locale } from "#rules/codes.ts";
import { formatDate, formatMoney } from "#rules/format.ts";
import { Table } from "../base/table.tsx";
import { MovementState, type MovementFacts } from "./movement-state.tsx";

export type MovementRow = MovementFacts & {
  id: number;
  day: string;
  variableSymbol: string | null;
  counterName: string | null;
  counterAccount: string | null;
  message: string | null;
  advice: { reason: BankAdviceReason } | null;
};
type Props = { rows: MovementRow[]; hrefOf: (id: number) => string; paymentHref: (id: number) => string };

/** The movements of a statement: the payments on which they are booked, or why they wait. */
export function MovementTable({ rows, hrefOf, paymentHref }: Props) {
  const { t, i18n } = useTranslation("bankStatements");
  const locale = i18n.language as Locale;
  const columns = [
    { label: t("day") },
    { label: t("payer") },
    { label: t("symbol") },
    { label: t("state") },
    { label: t("amount"), right: true },
  ];
  return (
    <Table caption={t("movements")} columns={columns}>
      {rows.map(({ id, day, variableSymbol, counterName, counterAccount, message, advice, ...facts }) => (
        <tr key={id}>
          <th scope="row" className="num">
            <a href={hrefOf(id)}>{formatDate(day, locale)}</a>
          </th>
          <td data-l={t("payer")}>
            <div>
              {counterName ?? counterAccount ?? <span className="mute">{t("unnamed")}</span>}
              {message && <div className="mute">{message}</div>}
            </div>
          </td>
          <td data-l={t("symbol")} className="num">
            {variableSymbol}
          </td>
          <td data-l={t("state")}>
            <div>
              <MovementState movement={facts} paymentHref={paymentHref} />
              {advice && <div className="mute">{t(`reasons.${advice.reason}`)}</div>}
            </div>
          </td>
          <td data-l={t("amount")} className="r">
            {formatMoney(facts.amount, locale)}
          </td>
        </tr>
      ))}
    </Table>
  );
}
