import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatMoney, formatNumber, type Money } from "#rules/format.ts";
import { Table } from "../base/table.tsx";

type Operation = { code: string; name: string; count: number; points: number; price: Money };

/** The operations that a batch bills. */
export function OperationsTable({ rows }: { rows: Operation[] }) {
  const { t, i18n } = useTranslation("insurerBilling");
  const locale = i18n.language as Locale;
  const labels = [t("batches.code"), t("batches.operation"), t("batches.count"), t("points"), t("price")];
  return (
    <Table caption={t("batches.operations")} columns={labels.map((label, at) => ({ label, right: at > 1 }))}>
      {rows.map(({ code, name, count, points, price }) => (
        <tr key={`${code} ${points / count}`}>
          <th scope="row" className="num">
            {code}
          </th>
          <td data-l={labels[1]}>{name}</td>
          <td data-l={labels[2]} className="r num">
            {formatNumber(count, locale)}
          </td>
          <td data-l={labels[3]} className="r num">
            {formatNumber(points, locale)}
          </td>
          <td data-l={labels[4]} className="r num">
            {formatMoney(price, locale)}
          </td>
        </tr>
      ))}
    </Table>
  );
}
