// People at work in a centre with five years of data: each opens pages and sends forms, waits a little, and listens to
// the calendar all the while. Ends with 1 on any unexpected answer, where answers get too slow against those that one
// person gets, or where the process kept growing.
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { randomFrom, type Random } from "#api/seed/random.ts";
import { MINUTE } from "#rules/time/durations.ts";
import { quantile } from "../measure.ts";
import { withProduct, type Product } from "../process.ts";
import { report } from "../table.ts";
import { personas, type Habits, type Persona } from "./personas.ts";
import { visitorOf, type Visitor } from "./visitor.ts";

const { values } = parseArgs({
  options: {
    users: { type: "string", default: "50" },
    minutes: { type: "string", default: "10" },
    pause: { type: "string", default: "8" },
    patients: { type: "string", default: "20000" },
    years: { type: "string", default: "5" },
  },
});
const [users, minutes, pause] = [values.users, values.minutes, values.pause].map(Number) as [number, number, number];
const WEIGH_EVERY = 5_000;
/** Actions of each persona while nobody else works. */
const ALONE = 60;

const dataDir = mkdtempSync(path.join(tmpdir(), "motus-crowd-"));
const faults: string[] = [];
let actions = 0;

/** A centre of that size, as the command for it makes one; answers the password of its people. */
function seeded(): string {
  const printed = execFileSync(
    "npx",
    ["tsx", "scripts/commands/seed.ts", "--patients", values.patients, "--years", values.years],
    { env: { ...process.env, MOTUS_DATA: dataDir, MOTUS_DEMO: "off" }, encoding: "utf8" },
  );
  return printed.trim().split(/\s+/).at(-1)!;
}

const accounts: Record<Persona, string> = { receptionist: "recepce", paramedic: "fyzio-1", owner: "admin" };
type Arrived = { somebody: Visitor; habits: Habits; random: Random; note: (error: unknown) => void };

/** Signs in. */
async function arrive(product: Product, user: number, password: string, times: number[]): Promise<Arrived> {
  const persona = (Object.keys(personas) as Persona[])[user % 3]!;
  const somebody = visitorOf(product, (ms) => times.push(ms));
  const note = (error: unknown) =>
    faults.push(`${new Date().toISOString()} ${persona} ${user}: ${error instanceof Error ? error.message : error}`);
  const username = `${accounts[persona]}@bench-${values.patients}.example`;
  await somebody.send("/prihlaseni", { username, password }).catch(note);
  return { somebody, habits: personas[persona], random: randomFrom(user + 1), note };
}

/** One person at a time, without pauses: the times to which those of the crowd are compared. */
async function workAlone(product: Product, password: string): Promise<number[]> {
  const times: number[] = [];
  for (let user = 0; user < 3; user++) {
    const { somebody, habits, random, note } = await arrive(product, user, password, times);
    for (let n = 0; n < ALONE; n++) await random.pick(habits)(somebody, random, actions++).catch(note);
  }
  return times;
}

async function workAmong({ somebody, habits, random, note }: Arrived, until: number) {
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
async function watch({ weigh }: Product, until: number, times: number[]) {
  const weights: number[] = [];
  let printed = 0;
  for (let look = 1; Date.now() < until; look++) {
    await sleep(WEIGH_EVERY);
    weights.push(await weigh());
    for (const fault of faults.slice(printed)) console.log(fault);
    printed = faults.length;
    if (look % (MINUTE / WEIGH_EVERY) === 0)
      console.log(
        `${new Date().toISOString()}  ${actions} actions, ${times.length} answers, ${faults.length} faults, ${(weights.at(-1)! / 1e6).toFixed(0)} MB`,
      );
  }
  return weights;
}

try {
  const password = seeded();
  const among: number[] = [];
  const { alone, weights } = await withProduct(
    dataDir,
    async (product) => {
      const alone = await workAlone(product, password);
      const until = Date.now() + minutes * MINUTE;
      const watching = watch(product, until, among);
      const working: Promise<void>[] = [];
      for (let user = 0; user < users; user++)
        working.push(workAmong(await arrive(product, user, password, among), until));
      await Promise.all(working);
      return { alone, weights: await watching };
    },
    { MOTUS_DEMO: "off" },
  );
  const third = Math.floor(weights.length / 3);
  const [before, last] = [weights.slice(third, 2 * third), weights.slice(2 * third)].map(
    (some) => quantile(some, 0.5) / 1e6,
  ) as [number, number];
  const over = report([
    {
      name: `95 of 100 answers, ${users} people in ${minutes} minutes against one person`,
      value: quantile(among, 0.95),
      baseline: quantile(alone, 0.95),
      unit: "ms",
      budgetOfRatio: 5,
    },
    {
      name: "Memory, the last third of the time against the second",
      value: last,
      baseline: before,
      unit: "MB",
      budgetOfRatio: 1.1,
    },
  ]);
  console.log(`${actions} actions, ${among.length} answers, ${faults.length} of them not as they should be`);
  process.exitCode = faults.length + over.length > 0 ? 1 : 0;
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
