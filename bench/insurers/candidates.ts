import { loadCodedReports } from "#tests/kit/insurers/many-coded-reports.ts";
import { tokens } from "#tests/cast/people.ts";
import { castDatabase, onServer } from "../cast-database.ts";
import { quantile, timesOf } from "../measure.ts";
import { report } from "../table.ts";

const candidates = `{ batchCandidates(month: "2026-02") { documents points price { amount } } }`;
const ROUNDS = Array.from({ length: 9 });
const A_MONTH = 1_000;

// Time of the candidates of one month through the whole API, among ten years of reports against those of ten months.
await onServer(async (server) => {
  const few = await castDatabase(server, "few", (owner) => loadCodedReports(owner, 10_000, A_MONTH));
  const many = await castDatabase(server, "many", (owner) => loadCodedReports(owner, 100_000, A_MONTH));
  const ask = (of: typeof few) => () => of.ask(candidates, {}, tokens.admin);
  const [one, other] = [await ask(few)(), await ask(many)()];
  if (one.batchCandidates[0].documents === 0 || JSON.stringify(one) !== JSON.stringify(other))
    throw new Error("The month has other candidates.");
  const times = await timesOf({ few: ask(few), many: ask(many) }, ROUNDS);
  await few.close();
  await many.close();
  report([
    {
      name: "Candidates of a month of 1,000 reports, among 100,000 against 10,000",
      value: quantile(times.many, 0.5),
      baseline: quantile(times.few, 0.5),
      unit: "ms",
      budgetOfRatio: 1.5,
    },
  ]);
});
