import { statsTypes } from "#rules/codes.ts";
import { ids, tokens } from "#tests/cast/people.ts";
import { loadYearOfVisits } from "#tests/kit/statistics/year-of-visits.ts";
import { castDatabase, onServer } from "./cast-database.ts";
import { quantile, timesOf } from "./measure.ts";
import { report, type Figure } from "./table.ts";

const year = 'period: YEAR, date: "2026-06-01"';
const staffs = `staffs: [${ids.profiles.paramedic}]`;
const chartOf = (asked: string) =>
  `{ found: statsChart(statsInput: { ${year}, grouping: MONTH, ${asked} }) { datasets { data } } }`;
const detailsOf = (asked: string) =>
  `{ found: statsDetails(statsInput: { ${year}${asked} }) { lateExcuses returning { patients returning } services { total } people { visits minutes income busy } facilities { busy } } }`;

/** Numbers of a chosen person are counted when they are asked for, so that they grow with the rows of the year. */
const asked = [
  ...statsTypes.map((type) => ({ name: `Chart ${type}`, query: chartOf(`type: ${type}`), budgetOfRatio: 3 })),
  { name: "Chart ATTENDANCE of a person", query: chartOf(`type: ATTENDANCE, ${staffs}`), budgetOfRatio: 12 },
  { name: "Details", query: detailsOf(""), budgetOfRatio: 12 },
  { name: "Details of a person", query: detailsOf(`, ${staffs}`), budgetOfRatio: 12 },
];
const ROUNDS = Array.from({ length: 9 });

// Time of statistics of a year through the whole API, of a large centre and of a small one.
await onServer(async (server) => {
  const few = await castDatabase(server, "few", (owner) => loadYearOfVisits(owner, 10_000));
  const many = await castDatabase(server, "many", (owner) => loadYearOfVisits(owner, 100_000));
  const figures: Figure[] = [];
  for (const { name, query, budgetOfRatio } of asked) {
    const ask = (of: typeof few) => () => of.ask(query, {}, tokens.admin);
    if (!/[1-9]/.test(JSON.stringify((await ask(many)()).found))) throw new Error(`${name} counts nothing.`);
    const times = await timesOf({ few: ask(few), many: ask(many) }, ROUNDS);
    figures.push({
      name: `${name} of a year of 100,000 visits, against 10,000`,
      value: quantile(times.many, 0.5),
      baseline: quantile(times.few, 0.5),
      unit: "ms",
      budgetOfRatio,
    });
  }
  await few.close();
  await many.close();
  report(figures);
});
