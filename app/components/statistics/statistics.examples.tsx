import type { Example } from "../example.ts";
import { BarChart } from "./bar-chart.tsx";
import { ChartFigure } from "./chart-figure.tsx";
import { ChartSection } from "./chart-section.tsx";
import { Choices } from "./choices.tsx";
import { FacilityTable } from "./facility-table.tsx";
import { Figures } from "./figures.tsx";
import { Utilization } from "./utilization.tsx";
import { StatsChart } from "./stats-chart.tsx";
import { PartTable } from "./part-table.tsx";
import { Patterns, Swatch } from "./patterns.tsx";
import { PeopleSection } from "./people-section.tsx";
import { SeriesTable, type Compared } from "./series-table.tsx";
import { ServiceSection } from "./service-section.tsx";
import { ServiceTable, type ServiceRow } from "./service-table.tsx";
import { VisitTables } from "./visit-tables.tsx";
import { WorkTable } from "./work-table.tsx";

const labels = ["leden 2026", "únor 2026", "březen 2026"];
const income: Compared[] = [
  { key: "CASH", label: "hotově", data: [1_250_000, 980_000, 1_400_050], before: 2_900_000 },
  { key: "CARD", label: "kartou", data: [2_100_000, 2_350_000, -120_000], before: 5_100_000 },
  { key: "TRANSFER", label: "převodem", data: [400_000, 0, 650_000], before: 990_000 },
];
const visits: Compared[] = [
  { key: "PRESENT", label: "přišli", data: [120, 98, 134], before: 301 },
  { key: "EXCUSED", label: "omluvili se", data: [12, 9, 14], before: 30 },
  { key: "NOT_EXCUSED", label: "nepřišli", data: [3, 0, 2], before: 7 },
  { key: "NOT_SET", label: "bez záznamu", data: [0, 0, 21], before: 0 },
];
const people: Compared[] = [
  { key: "3", label: "Mgr. Petr Svoboda", data: [80, 60, 90], before: 200 },
  { key: "4", label: "Bc. Lucie Malá", data: [40, 40, 46], before: 101 },
];
const total: Compared = { key: "TOTAL", label: "celkem", data: [118, 98, 134], before: 298 };
const money = (amount: number) => `${amount / 100} Kč`;
const number = (value: number) => String(value);
const services: ServiceRow[] = [
  { id: 1, name: "Individuální LTV", cash: 300_000, card: 500_000, transfer: 0, total: 800_000, before: 700_000 },
  { id: null, name: null, cash: 0, card: 900_000, transfer: 0, total: 900_000, before: 0 },
];
const work = [
  {
    profile: { id: 3, fullName: "Mgr. Petr Svoboda" },
    visits: 230,
    minutes: 9_000,
    income: 1_900_000,
    busy: 11_000,
    working: 12_000,
  },
  {
    profile: { id: 4, fullName: "Bc. Lucie Malá" },
    visits: 126,
    minutes: 4_800,
    income: 700_000,
    busy: 7_000,
    working: null,
  },
];
const facts = {
  lateExcuses: 4,
  returning: { patients: 140, returning: 96 },
  people: work,
  facilities: [
    { facility: { id: 1, name: "Tělocvična" }, busy: 5_000, open: 12_000 },
    { facility: { id: 2, name: "Laser" }, busy: 300, open: null },
  ],
};
const section = { labels, now: "1. čtvrtletí 2026", before: "4. čtvrtletí 2025" };
const at = { tab: "finance", period: "QUARTER", grouping: "MONTH", date: "2026-01-01", staff: [3] } as const;

export const examples: Example[] = [
  {
    name: "Statistics: income with money that went back",
    render: () => (
      <ChartSection
        {...section}
        name="Příjmy"
        text="Peníze podle dne."
        series={income}
        format={money}
        unit={100}
        hrefOf={() => "#"}
      />
    ),
  },
  {
    name: "Statistics: nothing in the period",
    render: () => (
      <ChartSection
        {...section}
        name="Noví pacienti"
        text="Podle první návštěvy."
        series={[{ key: "TOTAL", label: "noví pacienti", data: [0, 0, 0], before: 0 }]}
        format={number}
        unit={1}
      />
    ),
  },
  {
    name: "Statistics: visits by person",
    render: () => (
      <PeopleSection
        {...section}
        name="Návštěvy podle lidí"
        text="Návštěva se dvěma lidmi se počítá oběma."
        people={people}
        total={total}
        format={number}
        unit={1}
      />
    ),
  },
  {
    name: "Statistics: all of a tab",
    render: () => (
      <Figures
        charts={[
          { type: "ATTENDANCE", name: "Návštěvy", labels, datasets: visits },
          { type: "ATTENDANCE_BY_PARAMEDIC", name: "Návštěvy podle lidí", labels, datasets: [...people, total] },
        ]}
        services={services}
        visits={{ now: facts, before: { lateExcuses: 6, returning: { patients: 151 } } }}
        currency="CZK"
        money={money}
        now={section.now}
        earlier={section.before}
      />
    ),
  },
  {
    name: "Statistics: visits and operations for the office",
    render: () => (
      <StatsChart
        {...section}
        currency="CZK"
        chart={{
          type: "UZIS",
          name: "Návštěvy pro ÚZIS",
          labels,
          datasets: [
            { key: "LTV", label: "léčebná tělesná výchova", data: [80, 60, 90], before: 200 },
            { key: "OPERATIONS LTV", label: "výkony", data: [160, 130, 170], before: 410 },
          ],
        }}
      />
    ),
  },
  {
    name: "Statistics: tables",
    render: () => (
      <>
        <SeriesTable
          caption="Příjmy"
          series={income}
          format={money}
          now={section.now}
          before={section.before}
          total={{ now: 9_010_050, before: 8_990_000 }}
        />
        <PartTable caption="Příjmy" labels={labels} series={income} format={money} hrefOf={() => "#"} />
        <ServiceSection rows={services} money={money} before={section.before} />
        <ServiceTable rows={services} money={money} before={section.before} />
        <WorkTable rows={work} money={money} hrefOf={() => "#"} />
        <FacilityTable rows={facts.facilities} />
        <VisitTables
          facts={facts}
          earlier={{ lateExcuses: 6, returning: { patients: 151 } }}
          visits={413}
          missed={{ now: 5, before: 7 }}
          money={money}
        />
        <p>
          <Swatch series={1} /> <Utilization busy={13_000} of={12_000} />
        </p>
      </>
    ),
  },
  {
    name: "Statistics: drawings",
    render: () => (
      <>
        <ChartFigure name="Graf" labels={labels} series={visits} format={number} unit={1} plot={660} height={250} />
        <BarChart
          name="Graf na jedné ose"
          labels={labels}
          series={[people[1]!]}
          format={number}
          unit={1}
          plot={360}
          height={130}
          most={90}
        />
        <svg width="0" height="0" aria-hidden="true">
          <Patterns id="all" count={8} />
        </svg>
      </>
    ),
  },
  {
    name: "Statistics: choice of the period",
    render: () => (
      <Choices
        at={{ ...at, staff: [...at.staff] }}
        day={{ shown: "32. 1.", isWrong: true, isOutside: false }}
        days={{ before: "2025-10-01", after: "2026-04-01", today: "2026-03-16" }}
        people={[{ value: "3", label: "Svoboda Petr" }]}
        services={[{ value: "1", label: "Individuální LTV" }]}
        here={() => "#"}
      />
    ),
  },
];
