import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatMoney, formatNumber, type Money } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { StateChip } from "../base/chip.tsx";
import { Table } from "../base/table.tsx";
import { InsurerCell } from "./insurer-cell.tsx";
import { useRange } from "./use-range.ts";

export type MoneyRow = {
  insuranceCompany: { code: string; abbreviation: string };
  expertise: string;
  firstMonth: IsoDate;
  lastMonth: IsoDate;
  points: number;
  price: Money;
  limitedPrice: Money;
  pointPrice: Money;
  ceiling: { least: Money; most: Money } | null;
};
type Props = {
  rows: MoneyRow[];
  /** Of a point, without the bonus. */
  basicPrice: Money;
  hrefOf: (row: MoneyRow) => string | undefined;
};

/** The billed care of a year by insurers, held against the most that is paid. */
export function MoneyTable({ rows, basicPrice, hrefOf }: Props) {
  const { t, i18n } = useTranslation("reimbursement");
  const locale = i18n.language as Locale;
  const names = ["period", "points", "pointPrice", "price", "limitedPrice", "ceiling", "used"] as const;
  const money = (amount: Money) => formatMoney(amount, locale, { decimals: 0 });
  return (
    <Table
      caption={t("money")}
      columns={[{ label: t("insurer") }, ...names.map((name, at) => ({ label: t(name), right: at > 0 }))]}
    >
      {rows.map((row) => (
        <tr key={`${row.insuranceCompany.code} ${row.expertise}`}>
          <InsurerCell insurer={row.insuranceCompany} expertise={row.expertise} href={hrefOf(row)} />
          <td data-l={t("period")} className="num">
            {monthsOf(row)}
          </td>
          <td data-l={t("points")} className="r num">
            {formatNumber(row.points, locale)}
          </td>
          <td data-l={t("pointPrice")} className="r num">
            {formatMoney(row.pointPrice, locale)}
            {row.pointPrice.amount > basicPrice.amount && <div className="mute">{t("withBonus")}</div>}
          </td>
          <td data-l={t("price")} className="r num">
            {money(row.price)}
          </td>
          <td data-l={t("limitedPrice")} className="r num">
            {money(row.limitedPrice)}
          </td>
          <Ceiling {...row} href={hrefOf(row)} />
        </tr>
      ))}
    </Table>
  );
}

/** `9/2026`, `1–9/2026`: they are months of one year. */
function monthsOf({ firstMonth, lastMonth }: Pick<MoneyRow, "firstMonth" | "lastMonth">): string {
  const [first, last] = [firstMonth, lastMonth].map((day) => Number(day.slice(5, 7)));
  return `${first === last ? last : `${first}–${last}`}/${lastMonth.slice(0, 4)}`;
}

/** The ceiling and the part of it that is used, as a range where the coefficient is one. */
function Ceiling({ ceiling, limitedPrice, href }: Pick<MoneyRow, "ceiling" | "limitedPrice"> & { href?: string }) {
  const { t, i18n } = useTranslation("reimbursement");
  const locale = i18n.language as Locale;
  const range = useRange();
  const money = (amount: Money) => formatMoney(amount, locale, { decimals: 0 });
  const used = (of: Money) => `${formatNumber((limitedPrice.amount / of.amount) * 100, locale, 0)}\u00a0%`;
  if (ceiling === null)
    return (
      <>
        <td data-l={t("ceiling")} className="r mute">
          {href ? <a href={href}>{t("noAverage")}</a> : t("noAverage")}
        </td>
        <td data-l={t("used")} className="r mute">
          –
        </td>
      </>
    );
  return (
    <>
      <td data-l={t("ceiling")} className="r num">
        {range({ least: money(ceiling.least), most: money(ceiling.most) })}
      </td>
      <td data-l={t("used")} className="r num">
        {range({ least: used(ceiling.most), most: used(ceiling.least) })}
        {limitedPrice.amount > ceiling.most.amount && (
          <div>
            <StateChip state="bad" icon="warning">
              {t("above")}
            </StateChip>
          </div>
        )}
      </td>
    </>
  );
}
