// People at work: each opens pages and sends forms, waits a little, and listens to the calendar all the while. Ends
// with 1 on any unexpected answer, or where the process kept growing.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { randomFrom, type Random } from "#api/seed/random.ts";
import { work, type Habits } from "./day-at-work.ts";
import { quantile } from "../measure.ts";
import { withProduct, type Product } from "../process.ts";
import { report } from "../table.ts";
import { visitorOf, type Visitor } from "./visitor.ts";
import { MINUTE } from "#rules/time/durations.ts";

const { values } = parseArgs({
  options: {
    users: { type: "string", default: "50" },
    minutes: { type: "string", default: "10" },
    pause: { type: "string", default: "8" },
  },
});
const [users, minutes, pause] = [values.users, values.minutes, values.pause].map(Number) as [number, number, number];
const WEIGH_EVERY = 5_000;
const password = "lipa-v-kvetu-2026";

const dataDir = mkdtempSync(path.join(tmpdir(), "motus-crowd-"));
const times: number[] = [];
const faults: string[] = [];
let actions = 0;

/** Signs in and works; resolves when the next one may come. */
async function arrive(product: Product, user: number, until: number) {
  const [username, habits] = Object.entries(work)[user % Object.keys(work).length]!;
  const somebody = visitorOf(product, (ms) => times.push(ms));
  const note = (error: unknown) =>
    faults.push(`${new Date().toISOString()} ${username} ${user}: ${error instanceof Error ? error.message : error}`);
  await somebody.send("/prihlaseni", { username, password }).catch(note);
  return { work: workOf(somebody, habits, randomFrom(user + 1), until, note) };
}

async function workOf(
  somebody: Visitor,
  habits: Habits,
  random: Random,
  until: number,
  note: (error: unknown) => void,
) {
  const leaving = new AbortController();
  const listening = somebody.listen(leaving.signal).catch(note);
  while (Date.now() < until) {
    await sleep(random.between(0, 2 * pause * 1000));
    await random.pick(habits)(somebody, random, actions++).catch(note);
  }
  leaving.abort();
  await listening;
}

/** Weighs the process until then, and reports each minute. */
async function watch({ weigh }: Product, until: number) {
  const weights: number[] = [];
  let told = 0;
  for (let look = 1; Date.now() < until; look++) {
    await sleep(WEIGH_EVERY);
    weights.push(await weigh());
    for (const fault of faults.slice(told)) console.log(fault);
    told = faults.length;
    if (look % (60_000 / WEIGH_EVERY) === 0)
      console.log(
        `${new Date().toISOString()}  ${actions} actions, ${times.length} answers, ${faults.length} faults, ${(weights.at(-1)! / 1e6).toFixed(0)} MB`,
      );
  }
  return weights;
}

try {
  const weights = await withProduct(
    dataDir,
    async (product) => {
      const until = Date.now() + minutes * MINUTE;
      const watching = watch(product, until);
      const working: Promise<void>[] = [];
      for (let user = 0; user < users; user++) working.push((await arrive(product, user, until)).work);
      await Promise.all(working);
      return watching;
    },
    { MOTUS_DEMO_PASSWORD: password },
  );
  const third = Math.floor(weights.length / 3);
  const [before, last] = [weights.slice(third, 2 * third), weights.slice(2 * third)].map(
    (some) => quantile(some, 0.5) / 1e6,
  ) as [number, number];
  const over = report([
    {
      name: `Answers to ${users} people in ${minutes} minutes, one in twenty slower than`,
      value: quantile(times, 0.95),
      beside: quantile(times, 0.5),
      unit: "ms",
    },
    {
      name: "Memory, the last third of the time beside the second",
      value: last,
      beside: before,
      unit: "MB",
      budgetOfRatio: 1.1,
    },
  ]);
  console.log(`${actions} actions, ${times.length} answers, ${faults.length} of them not as they should be`);
  process.exitCode = faults.length + over.length > 0 ? 1 : 0;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
