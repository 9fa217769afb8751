import { useTranslation } from "react-i18next";
import { Table } from "../base/table.tsx";
import { sum, type Series } from "./geometry.ts";
import { Swatch } from "./patterns.tsx";

export type Compared = Series & { before: number };
type Props = {
  caption: string;
  series: Compared[];
  format: (value: number) => string;
  /** The sum of all, where they add up. */
  total?: { now: number; before: number };
  /** Periods in words. */
  now: string;
  before: string;
  /** Each series has a drawing of its own, so that they need not be told apart. */
  single?: boolean;
};

/** The sums of a period by series, each next to that of the period before; also the legend of its chart. */
export function SeriesTable({ caption, series, format, total, now, before, single }: Props) {
  const { t } = useTranslation("statistics");
  const change = (value: number) => (value > 0 ? `+${format(value)}` : format(value));
  const cells = (values: { now: number; before: number }) => (
    <>
      <td data-l={now} className="r num">
        {format(values.now)}
      </td>
      <td data-l={before} className="r num">
        {format(values.before)}
      </td>
      <td data-l={t("change")} className="r num">
        {change(values.now - values.before)}
      </td>
    </>
  );
  const columns = [
    { label: t("what") },
    { label: now, right: true },
    { label: before, right: true },
    { label: t("change"), right: true },
  ];
  return (
    <Table
      caption={caption}
      columns={columns}
      tight
      foot={
        total && (
          <tr className="sum">
            <th scope="row">{t("total")}</th>
            {cells(total)}
          </tr>
        )
      }
    >
      {series.map((one, at) => (
        <tr key={one.key}>
          <th scope="row">
            {!single && <Swatch series={at} />} {one.label}
          </th>
          {cells({ now: sum(one.data), before: one.before })}
        </tr>
      ))}
    </Table>
  );
}
