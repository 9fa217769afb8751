import { serveGrid } from "#api/grids/serve-grid.ts";
import { installQueue } from "#api/core/queue/install-queue.ts";
import { tokens } from "#tests/cast/people.ts";
import { memoryInUse } from "#tests/kit/memory/memory-in-use.ts";
import { loadYearOfVisits } from "#tests/kit/statistics/year-of-visits.ts";
import { castDatabase, onServer } from "./cast-database.ts";
import { quantile, timesOf } from "./measure.ts";
import { report, type Figure } from "./table.ts";

const MANY = 100_000;
const FEW = 10_000;
const ROUNDS = Array.from({ length: 9 });
/** Lists with a row for each visit. */
const lists = ["payments", "paymentEntries"];

type Center = Awaited<ReturnType<typeof castDatabase>>;

const page = (center: Center, name: string, number: number) =>
  center.ask(
    `query ($name: String!, $page: String!) { dataGrid(name: $name, parameters: [{ name: "page", value: $page }]) { items total page } }`,
    { name, page: String(number) },
    tokens.admin,
  );

/** The most memory, in MB, that is in use while a list is saved as a file, without what is garbage. */
async function memoryOfFile({ services }: Center, name: string): Promise<number> {
  const caller = { token: tokens.admin, address: "127.0.0.1", requestId: "" };
  const answer = await serveGrid(services, caller, name, new URLSearchParams("format=xlsx"));
  let peak = 0;
  let pieces = 0;
  for await (const _piece of answer.body!) {
    if (++pieces % 20 !== 0) continue;
    peak = Math.max(peak, memoryInUse() / 1e6);
  }
  return peak;
}

// Times the last page of a long list against its first, and weighs the memory of its file against that of a short one.
await onServer(async (server) => {
  // A file with patients of the whole centre queues a mail to its administrators.
  const centerOf = (name: string, count: number) =>
    castDatabase(server, name, async (owner) => {
      await installQueue({ ...server, database: `bench_${name}` }, () => {});
      await loadYearOfVisits(owner, count);
    });
  const few = await centerOf("few", FEW);
  const many = await centerOf("many", MANY);
  const figures: Figure[] = [];
  for (const name of lists) {
    const { total } = (await page(many, name, 1)).dataGrid;
    if (total < MANY) throw new Error(`${name} has ${total} rows.`);
    const last = Math.ceil(total / 50);
    const times = await timesOf({ first: () => page(many, name, 1), last: () => page(many, name, last) }, ROUNDS);
    figures.push({
      name: `Last page of ${name}, 100,000 rows against the first`,
      value: quantile(times.last, 0.5),
      baseline: quantile(times.first, 0.5),
      unit: "ms",
      budgetOfRatio: 2,
    });
    await memoryOfFile(few, name);
    figures.push({
      name: `Memory of a file of ${name}, 100,000 rows, against 10,000`,
      value: await memoryOfFile(many, name),
      baseline: await memoryOfFile(few, name),
      unit: "MB",
      budgetOfRatio: 1.2,
    });
  }
  await few.close();
  await many.close();
  report(figures);
});
