import { statsTypes } from "#rules/codes.ts";
import { ids, tokens } from "#tests/cast/people.ts";
import { loadYearOfVisits } from "#tests/kit/statistics/year-of-visits.ts";
import { castDatabase, onServer } from "./cast-database.ts";
import { quantile, timesOf } from "./measure.ts";
import { report, type Figure } from "./table.ts";

const chart = `query ($type: StatsType!) { statsChart(statsInput: { type: $type, period: YEAR, grouping: MONTH, date: "2026-06-01" }) { labels datasets { label data } } }`;
const chosen = `query ($staff: Int!) { statsChart(statsInput: { type: ATTENDANCE, period: YEAR, grouping: MONTH, date: "2026-06-01", staffs: [$staff] }) { datasets { data } } }`;
const details = `query ($staff: Int!) { statsDetails(statsInput: { period: YEAR, date: "2026-06-01", staffs: [$staff] }) { lateExcuses returning { patients returning } people { visits minutes income busy } } }`;
const ROUNDS = Array.from({ length: 9 });

// Time of each chart of a year through the whole API, of a large centre and of a small one.
await onServer(async (server) => {
  const few = await castDatabase(server, "few", (owner) => loadYearOfVisits(owner, 10_000));
  const many = await castDatabase(server, "many", (owner) => loadYearOfVisits(owner, 100_000));
  const figures: Figure[] = [];
  for (const type of statsTypes) {
    const ask = (of: typeof few) => () => of.ask(chart, { type }, tokens.admin);
    const { datasets } = (await ask(many)()).statsChart;
    if (datasets.every(({ data }: { data: number[] }) => data.every((value) => value === 0)))
      throw new Error(`${type} counts nothing.`);
    const times = await timesOf({ few: ask(few), many: ask(many) }, ROUNDS);
    figures.push({
      name: `Chart ${type} of a year of 100,000 visits, beside 10,000`,
      value: quantile(times.many, 0.5),
      beside: quantile(times.few, 0.5),
      unit: "ms",
      budgetOfRatio: 3,
    });
  }
  await few.close();
  await many.close();
  report(figures);
});
