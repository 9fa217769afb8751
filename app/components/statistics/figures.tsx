import type { ReactNode } from "react";
import type { StatsType } from "#rules/codes.ts";
import type { Currency } from "#rules/money/currency.ts";
import type { SectionProps } from "./chart-section.tsx";
import { StatsChart, type Chart } from "./stats-chart.tsx";
import { ServiceSection } from "./service-section.tsx";
import type { ServiceRow } from "./service-table.tsx";
import { sum } from "./geometry.ts";
import { VisitTables, type EarlierFacts, type Facts } from "./visit-tables.tsx";

type Props = {
  charts: Chart[];
  services: ServiceRow[] | null;
  visits: { now: Facts; before: EarlierFacts } | null;
  currency: Currency;
  money: (amount: number) => string;
  now: string;
  earlier: string;
  hrefOf?: SectionProps["hrefOf"];
  /** The calendar of a person in the period. */
  personHref?: (profile: number) => string;
  open?: boolean;
  /** Links under each chart. */
  under?: (type: StatsType) => ReactNode;
};

/** All figures of a tab, on the screen and on paper. */
export function Figures({
  charts,
  services,
  visits,
  currency,
  money,
  now,
  earlier,
  hrefOf,
  personHref,
  open,
  under,
}: Props) {
  const states = charts.find(({ type }) => type === "ATTENDANCE")?.datasets ?? [];
  const missed = states.find(({ key }) => key === "NOT_EXCUSED");
  return (
    <>
      {visits && (
        <VisitTables
          facts={visits.now}
          earlier={visits.before}
          visits={sum(states.flatMap(({ data }) => data))}
          missed={{ now: sum(missed?.data ?? []), before: missed?.before ?? 0 }}
          money={money}
          hrefOf={personHref}
        />
      )}
      {charts.map((chart) => (
        <StatsChart
          key={chart.type}
          chart={chart}
          currency={currency}
          now={now}
          before={earlier}
          hrefOf={hrefOf}
          open={open}
        >
          {under?.(chart.type)}
        </StatsChart>
      ))}
      {services && <ServiceSection rows={services} money={money} before={earlier} />}
    </>
  );
}
