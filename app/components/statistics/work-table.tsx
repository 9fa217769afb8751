import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatNumber } from "#rules/format.ts";
import { Table } from "../base/table.tsx";
import { sum } from "./geometry.ts";
import { Utilization } from "./utilization.tsx";

export type WorkRow = {
  profile: { id: number; fullName: string };
  visits: number;
  minutes: number;
  income: number;
  busy: number;
  working: number | null;
};
type Props = { rows: WorkRow[]; money: (amount: number) => string; hrefOf?: (profile: number) => string };

/** The work of each person, for wages, and the part of their working hours that is taken. */
export function WorkTable({ rows, money, hrefOf }: Props) {
  const { t, i18n } = useTranslation("statistics");
  const hours = (minutes: number) => formatNumber(Math.round(minutes / 6) / 10, i18n.language as Locale);
  const withHours = rows.filter(({ working }) => working !== null);
  const columns = [
    { label: t("person") },
    { label: t("visits"), right: true },
    { label: t("hours"), right: true },
    { label: t("income"), right: true },
    { label: t("utilization"), right: true },
  ];
  return (
    <Table
      caption={t("work")}
      columns={columns}
      tight
      foot={
        rows.length > 1 && (
          <tr className="sum">
            <th scope="row" colSpan={2}>
              {t("total")}
            </th>
            <td data-l={t("hours")} className="r num">
              {hours(sum(rows.map(({ minutes }) => minutes)))}
            </td>
            <td data-l={t("income")} className="r num">
              {money(sum(rows.map(({ income }) => income)))}
            </td>
            <td data-l={t("utilization")} className="r num">
              <Utilization
                busy={sum(withHours.map(({ busy }) => busy))}
                of={sum(withHours.map(({ working }) => working!))}
              />
            </td>
          </tr>
        )
      }
    >
      {rows.map(({ profile: { id, fullName }, visits, minutes, income, busy, working }) => (
        <tr key={id}>
          <th scope="row">{hrefOf ? <a href={hrefOf(id)}>{fullName}</a> : fullName}</th>
          <td data-l={t("visits")} className="r num">
            {formatNumber(visits, i18n.language as Locale)}
          </td>
          <td data-l={t("hours")} className="r num">
            {hours(minutes)}
          </td>
          <td data-l={t("income")} className="r num">
            {money(income)}
          </td>
          <td data-l={t("utilization")} className="r num">
            <Utilization busy={busy} of={working} />
          </td>
        </tr>
      ))}
    </Table>
  );
}
