import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import pg from "pg";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { dataFolder, serverIn } from "#tests/kit/processes/data-folder.ts";
import { programOf } from "#tests/kit/processes/programs.ts";
import { openDatabase } from "../opening/open.ts";

const dataDir = dataFolder({ until: afterAll });

/** Starts a process that owns the database and promises numbers from `first` on. */
function ownerProcess(first: number) {
  const args = [programOf("tests/kit/processes/database-owner.ts"), dataDir, String(first)];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => void child.kill("SIGKILL"));
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const left = new Promise<number | null>((resolve) => child.once("close", (code) => resolve(code)));
  createInterface(child.stdout).on("line", (line) => {
    lines.push(line);
    for (const look of waiting) look();
  });
  const kept = () => lines.filter((line) => line.startsWith("kept")).map((line) => Number(line.slice(5)));
  const said = (enough: () => boolean) => new Promise<void>((resolve) => waiting.add(() => enough() && resolve()));
  return { child, lines, kept, left, has: (count: number) => said(() => kept().length >= count) };
}

async function keptNumbers(): Promise<number[]> {
  const database = await openDatabase({ dataDir, loginSecret: "for the tests", onLost: () => {} });
  const owner = new pg.Client(database.owner);
  await owner.connect();
  const { rows } = await owner.query<{ number: number }>("select number from promises order by number");
  await owner.end();
  await database.stop();
  return rows.map((row) => row.number);
}

test("six kills, of the process, of the server, of both: nothing that was promised is lost", async () => {
  const promised: number[] = [];
  const victims = ["process", "server", "both"];
  for (let round = 0; round < 6; round++) {
    const victim = victims[round % 3];
    const { child, lines, kept, left, has } = ownerProcess(round * 100_000);
    await has(20 + 30 * round);
    const server = serverIn(dataDir);
    if (victim !== "server") child.kill("SIGKILL");
    if (victim !== "process") process.kill(server, "SIGKILL");
    const code = await left;
    if (victim === "server") expect([code, lines.at(-1)]).toEqual([3, expect.stringMatching(/^lost /)]);
    promised.push(...kept());
  }
  const numbers = new Set(await keptNumbers());
  expect(promised.length).toBeGreaterThan(500);
  expect(promised.filter((number) => !numbers.has(number))).toEqual([]);
});

test("a process that is asked to end stops its server, and a killed one leaves it to the next", async () => {
  const killed = ownerProcess(2_000_000);
  await killed.has(1);
  const server = serverIn(dataDir);
  killed.child.kill("SIGKILL");
  await killed.left;

  const asked = ownerProcess(3_000_000);
  await asked.has(1);
  expect(serverIn(dataDir)).toBe(server);
  asked.child.kill("SIGTERM");
  expect(await asked.left).toBe(0);
  expect(() => serverIn(dataDir)).toThrow("ENOENT");
});
