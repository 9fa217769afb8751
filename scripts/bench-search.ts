import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg, { type ClientConfig } from "pg";
import { createDb } from "#api/db/client.ts";
import { startEmbedded } from "#api/db/embedded.ts";
import { migrate } from "#api/db/migrate.ts";
import { prepareAppLogin } from "#api/db/roles.ts";
import { readSettings } from "#api/settings.ts";
import { createApi } from "#api/yoga.ts";
import { loadCast } from "#tests/cast/load.ts";
import { now, tokens } from "#tests/cast/people.ts";
import { loadManyPatients } from "#tests/kit/many-patients.ts";

/** Milliseconds of a search through the whole API, among 400 and among 50,000 cards, as people type. */
const searches = [
  "", "n", "no", "nov", "nova", "novak", "novakova", "novak j", "novak jan", "j", "jana", "jana k", "svob", "svoboda pet", "kucer", "dvorakova", "prochazka", "z", "č", "krejci eva",
  "601", "601 000", "601 000 377", "+420 702 000 119", "733000", "23. 6. 1985", "1. 1. 1950", "1985", "1962", "19850623", "855623/", "855623/0419", "jana.novakova@example.com", "xyzzy",
];
const ROUNDS = 20;
const document = `query ($q: String) { patientCards(q: $q) { total totalIsCapped items { uuid fullName dateOfBirth phone cave insuranceCompany { abbreviation } } } }`;

/** The API over a database of its own with so many cards. */
async function open(server: ClientConfig, cards: number) {
  const database = `bench_${cards}`;
  const login = { user: "bench_login", password: "bench" };
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database ${database}`);
  await admin.end();
  const connection = new pg.Client({ ...server, database });
  await connection.connect();
  await prepareAppLogin(connection, { ...server, database, ...login });
  await connection.end();
  await migrate({ ...server, database }, "api/db/migrations");
  const owner = new pg.Pool({ ...server, database, max: 2 });
  await loadCast(createDb(owner));
  await loadManyPatients(owner, cards);
  await owner.end();
  const app = new pg.Pool({ ...server, database, ...login, max: 4 });
  const services = { db: createDb(app), settings: readSettings({ MOTUS_DATA: dataDir }), now: () => now } as unknown as Parameters<typeof createApi>[0];
  return { cards, app, api: createApi(services, console.error), times: [] as number[] };
}

async function search({ api, times }: Awaited<ReturnType<typeof open>>, q: string) {
  const request = new Request("http://bench/graphql", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ query: document, variables: { q } }) });
  const started = performance.now();
  const response = await api(request, { token: tokens.receptionist, address: "127.0.0.1" });
  const answer = (await response.json()) as { errors?: unknown };
  times.push(performance.now() - started);
  if (answer.errors) throw new Error(JSON.stringify(answer.errors));
}

const dataDir = mkdtempSync(path.join(tmpdir(), "motus-bench-"));
const { config, stop } = await startEmbedded({ dataDir, settings: { fsync: "off" } });
try {
  const files = [await open(config, 400), await open(config, 50_000)] as const;
  // By turns, so that whatever else the machine does slows both alike; the first rounds only warm up.
  for (let round = -2; round < ROUNDS; round++) {
    if (round === 0) for (const file of files) file.times.length = 0;
    for (const q of searches) for (const file of files) await search(file, q);
  }
  const [small, large] = files.map(({ cards, times }) => {
    const at = (share: number) => times[Math.floor(times.length * share)]!;
    times.sort((one, other) => one - other);
    console.log(`${String(cards).padStart(6)} cards: p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, longest ${times.at(-1)!.toFixed(1)} ms`);
    return at(0.95);
  });
  console.log(`p95 is ${(large! / small!).toFixed(2)} times that of 400 cards`);
  for (const { app } of files) await app.end();
} finally {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
}
