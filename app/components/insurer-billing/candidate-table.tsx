import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatMoney, formatNumber } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { Table } from "../base/table.tsx";
import { ListTools } from "../grids/list-tools.tsx";

export type CandidateRow = {
  insuranceCompany: { code: string; abbreviation: string };
  insuranceVariant: string;
  expertise: string;
  documentKind: string;
  period: { from: IsoDate; to: IsoDate };
  documents: number;
  visits: number;
  heldDocuments: number;
  points: number;
  price: { amount: number; currency: string };
};
type Props = {
  rows: CandidateRow[];
  /** The points are those of the list that comes with the product. */
  shippedPoints: boolean;
  files: ComponentProps<typeof ListTools>["files"];
};

const sumOf = (rows: CandidateRow[], count: (row: CandidateRow) => number) =>
  rows.reduce((sum, row) => sum + count(row), 0);

/** The batches that may be made for a month, with their sum, and the same as files. */
export function CandidateTable({ rows, shippedPoints, files }: Props) {
  const { t, i18n } = useTranslation("insurerBilling");
  const locale = i18n.language as Locale;
  const money = (amount: number) => formatMoney({ amount, currency: "CZK" }, locale);
  const number = (count: number) => formatNumber(count, locale);
  const labels = {
    insurer: t("insuranceCompany"),
    kind: t("documentKind"),
    period: t("period"),
    held: t("held"),
    documents: t("documents"),
    visits: t("visits"),
    points: t(shippedPoints ? "points2016" : "points"),
    price: t("price"),
  };
  const right = ["held", "documents", "visits", "points", "price"];
  return (
    <>
      <Table
        caption={t("candidates")}
        columns={Object.entries(labels).map(([name, label]) => ({ label, right: right.includes(name) }))}
        foot={
          <tr className="sum">
            <th scope="row" colSpan={3}>
              {t("total")}
            </th>
            <td data-l={labels.held} className="r num">
              {number(sumOf(rows, ({ heldDocuments }) => heldDocuments))}
            </td>
            <td data-l={labels.documents} className="r num">
              {number(sumOf(rows, ({ documents }) => documents))}
            </td>
            <td data-l={labels.visits} className="r num">
              {number(sumOf(rows, ({ visits }) => visits))}
            </td>
            <td data-l={labels.points} className="r num">
              {number(sumOf(rows, ({ points }) => points))}
            </td>
            <td data-l={labels.price} className="r num">
              {money(sumOf(rows, ({ price }) => price.amount))}
            </td>
          </tr>
        }
      >
        {rows.map(({ insuranceCompany: { code, abbreviation }, insuranceVariant, expertise, documentKind, ...row }) => (
          <tr key={[code, insuranceVariant, expertise, documentKind].join(" ")}>
            <th scope="row">
              {`${code} ${abbreviation}`}
              {insuranceVariant !== "1" && <span className="mute"> {t(`variants.v${insuranceVariant as "2"}`)}</span>}
            </th>
            <td data-l={labels.kind}>
              {t(`kinds.d${documentKind as "06"}`)} <span className="mute num">{expertise}</span>
            </td>
            <td data-l={labels.period} className="num">
              {row.period.from === row.period.to
                ? formatDate(row.period.from, locale)
                : `${formatDate(row.period.from, locale, "short")} – ${formatDate(row.period.to, locale)}`}
            </td>
            <td data-l={labels.held} className="r num">
              {number(row.heldDocuments)}
            </td>
            <td data-l={labels.documents} className="r num">
              {number(row.documents)}
            </td>
            <td data-l={labels.visits} className="r num">
              {number(row.visits)}
            </td>
            <td data-l={labels.points} className="r num">
              {number(row.points)}
            </td>
            <td data-l={labels.price} className="r num">
              {money(row.price.amount)}
            </td>
          </tr>
        ))}
      </Table>
      <ListTools files={files} />
    </>
  );
}
