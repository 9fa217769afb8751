// People at work: each opens pages and sends forms, waits a little, and listens to the calendar all the while. Ends with 1 where
// anything was answered otherwise than it should be, or where the process kept growing.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { randomFrom } from "#api/db/seed/random.ts";
import { work } from "./day-at-work.ts";
import { quantile } from "./measure.ts";
import { withProduct, type Product } from "./process.ts";
import { report } from "./table.ts";
import { visitorOf } from "./visitor.ts";

const { values } = parseArgs({ options: { users: { type: "string", default: "50" }, minutes: { type: "string", default: "10" }, pause: { type: "string", default: "8" } } });
const [users, minutes, pause] = [values.users, values.minutes, values.pause].map(Number) as [number, number, number];
const WEIGH_EVERY = 5_000;
const password = "lipa-v-kvetu-2026";

const dataDir = mkdtempSync(path.join(tmpdir(), "motus-crowd-"));
const times: number[] = [];
const faults: string[] = [];
let deeds = 0;

async function workOf(product: Product, user: number, until: number) {
  const [username, habits] = Object.entries(work)[user % Object.keys(work).length]!;
  const random = randomFrom(user + 1);
  const somebody = visitorOf(product, (ms) => times.push(ms));
  const leaving = new AbortController();
  const note = (error: unknown) => faults.push(`${username} ${user}: ${error instanceof Error ? error.message : error}`);
  await somebody.send("/prihlaseni", { username, password }).catch(note);
  const listening = somebody.listen(leaving.signal).catch(note);
  while (Date.now() < until) {
    await sleep(random.between(0, 2 * pause * 1000));
    await random.pick(habits)(somebody, random, deeds++).catch(note);
  }
  leaving.abort();
  await listening;
}

/** Weighs the process until then, and says each minute how it goes. */
async function watch({ weigh }: Product, until: number) {
  const weights: number[] = [];
  for (let look = 1; Date.now() < until; look++) {
    await sleep(WEIGH_EVERY);
    weights.push(await weigh());
    if (look % (60_000 / WEIGH_EVERY) === 0) console.log(`${new Date().toISOString()}  ${deeds} deeds, ${times.length} answers, ${faults.length} faults, ${(weights.at(-1)! / 1e6).toFixed(0)} MB`);
  }
  return weights;
}

try {
  const weights = await withProduct(dataDir, async (product) => {
    const until = Date.now() + minutes * 60_000;
    const [weights] = await Promise.all([watch(product, until), ...Array.from({ length: users }, (_, user) => workOf(product, user, until))]);
    return weights;
  }, { MOTUS_DEMO_PASSWORD: password });
  const third = Math.floor(weights.length / 3);
  const [before, last] = [weights.slice(third, 2 * third), weights.slice(2 * third)].map((some) => quantile(some, 0.5) / 1e6) as [number, number];
  const over = report([
    { name: `Answers to ${users} people in ${minutes} minutes, one in twenty slower than`, value: quantile(times, 0.95), beside: quantile(times, 0.5), unit: "ms" },
    { name: "Memory, the last third of the time beside the second", value: last, beside: before, unit: "MB", budgetOfRatio: 1.1 },
  ]);
  console.log(`${deeds} deeds, ${times.length} answers, ${faults.length} of them not as they should be`);
  for (const fault of faults.slice(0, 20)) console.log(fault);
  process.exitCode = faults.length + over.length > 0 ? 1 : 0;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
