import { useTranslation } from "react-i18next";
import { Table } from "../base/table.tsx";
import { sum } from "./geometry.ts";

export type ServiceRow = {
  id: number | null;
  name: string | null;
  cash: number;
  card: number;
  transfer: number;
  total: number;
  before: number;
};
type Props = { rows: ServiceRow[]; money: (amount: number) => string; before: string };

/** Money by the service of its visit and by method, with the period before. */
export function ServiceTable({ rows, money, before }: Props) {
  const { t } = useTranslation("statistics");
  const columns = (["cash", "card", "transfer", "total", "before"] as const).map((key) => ({
    key,
    label: key === "before" ? before : t(key),
  }));
  return (
    <Table
      caption={t("byService")}
      columns={[{ label: t("service") }, ...columns.map(({ label }) => ({ label, right: true }))]}
      tight
      foot={
        <tr className="sum">
          <th scope="row">{t("total")}</th>
          {columns.map(({ key, label }) => (
            <td key={key} data-l={label} className="r num">
              {money(sum(rows.map((row) => row[key])))}
            </td>
          ))}
        </tr>
      }
    >
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">{row.name ?? t("noVisit")}</th>
          {columns.map(({ key, label }) => (
            <td key={key} data-l={label} className="r num">
              {money(row[key])}
            </td>
          ))}
        </tr>
      ))}
    </Table>
  );
}
