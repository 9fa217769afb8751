import { useTranslation } from "react-i18next";
import type { Locale, ReminderObstacle } from "#rules/codes.ts";
import { formatMoney, type Money } from "#rules/format.ts";
import { Table } from "../base/table.tsx";

export type ReminderRow = {
  recipient: string | null;
  obstacle: ReminderObstacle | null;
  payment: {
    id: number;
    owed: Money;
    payer: string | null;
    variableSymbol: string;
    patientCard: { fullName: string } | null;
  };
};

/** The chosen payments, each with the address that its reminder goes to, or why none goes. */
export function ReminderTable({ rows }: { rows: ReminderRow[] }) {
  const { t, i18n } = useTranslation("payments");
  const columns = [
    { label: t("payer") },
    { label: t("symbol") },
    { label: t("goesTo") },
    { label: t("left"), right: true },
  ];
  return (
    <Table caption={t("reminders")} columns={columns}>
      {rows.map(({ recipient, obstacle, payment: { id, owed, payer, variableSymbol, patientCard } }) => (
        <tr key={id}>
          <th scope="row">{patientCard?.fullName ?? payer ?? t("noPayer")}</th>
          <td data-l={t("symbol")} className="num">
            {variableSymbol}
          </td>
          <td data-l={t("goesTo")}>
            {recipient ?? <span className="mute">{obstacle && t(`obstacles.${obstacle}`)}</span>}
          </td>
          <td data-l={t("left")} className="r">
            {formatMoney(owed, i18n.language as Locale)}
          </td>
        </tr>
      ))}
    </Table>
  );
}
