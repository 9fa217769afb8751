import { useTranslation } from "react-i18next";
import type { ReactNode } from "react";
import { EmptyState } from "../base/empty-state.tsx";
import { ChartFigure } from "./chart-figure.tsx";
import { sum } from "./geometry.ts";
import { PartTable } from "./part-table.tsx";
import { SeriesTable, type Compared } from "./series-table.tsx";

export type SectionProps = {
  name: string;
  text: string;
  labels: string[];
  series: Compared[];
  /** Keys of series that are drawn and listed, and are no part of the sum. */
  apart?: string[];
  format: (value: number) => string;
  unit: number;
  now: string;
  before: string;
  hrefOf?: (part: number, key?: string) => string | undefined;
  /** The tables of a print are open. */
  open?: boolean;
  /** Links to the same as files. */
  children?: ReactNode;
};
/** Parts of a period that a page shows at once; more of them are folded. */
export const SHORT = 12;

/** A chart: the sums of its series with those of the period before, its bars, and all its numbers. */
export function ChartSection(props: SectionProps) {
  const { name, text, labels, series, apart = [], format, unit, now, before, hrefOf, open, children } = props;
  const { t } = useTranslation("statistics");
  const adding = series.filter(({ key }) => !apart.includes(key));
  const totals = adding.length > 1 ? labels.map((_, part) => sum(adding.map(({ data }) => data[part]!))) : undefined;
  const total = totals && { now: sum(totals), before: sum(adding.map((one) => one.before)) };
  const isEmpty = series.every(({ data, before: earlier }) => earlier === 0 && data.every((value) => value === 0));
  return (
    <section className="sheet">
      <h2>{name}</h2>
      <p className="mute mb">{text}</p>
      {isEmpty ? (
        <EmptyState title={t("empty")}>{t("emptyText")}</EmptyState>
      ) : (
        <>
          <SeriesTable caption={name} series={series} format={format} total={total} now={now} before={before} />
          <ChartFigure
            name={t("chartOf", { name })}
            labels={labels}
            series={series}
            format={format}
            unit={unit}
            plot={660}
            height={250}
          />
          <details className="parts" open={open || labels.length <= SHORT}>
            <summary>{t("inTable")}</summary>
            <PartTable caption={name} labels={labels} series={series} format={format} totals={totals} hrefOf={hrefOf} />
          </details>
          {children}
        </>
      )}
    </section>
  );
}
