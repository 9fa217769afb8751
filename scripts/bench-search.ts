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
const ROUNDS = 12;
const document = `query ($q: String) { patientCards(q: $q) { total totalIsCapped items { uuid fullName dateOfBirth phone cave insuranceCompany { abbreviation } } } }`;

async function measure(server: ClientConfig, cards: number) {
  const admin = new pg.Client(server);
  await admin.connect();
  await admin.query(`create database bench_${cards}`);
  await admin.end();
  const login = { user: "bench_login", password: "bench" };
  const owner = new pg.Pool({ ...server, database: `bench_${cards}`, max: 2 });
  const connection = new pg.Client({ ...server, database: `bench_${cards}` });
  await connection.connect();
  await prepareAppLogin(connection, { ...server, database: `bench_${cards}`, ...login });
  await connection.end();
  await migrate({ ...server, database: `bench_${cards}` }, "api/db/migrations");
  await loadCast(createDb(owner));
  await loadManyPatients(owner, cards);
  const app = new pg.Pool({ ...server, ...login, database: `bench_${cards}`, max: 4 });
  const services = { db: createDb(app), settings: readSettings({ MOTUS_DATA: dataDir }), now: () => now } as unknown as Parameters<typeof createApi>[0];
  const api = createApi(services, console.error);

  const times: number[] = [];
  for (let round = -2; round < ROUNDS; round++)
    for (const q of searches) {
      const started = performance.now();
      const request = new Request("http://bench/graphql", { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ query: document, variables: { q } }) });
      const response = await api(request, { token: tokens.receptionist, address: "127.0.0.1" });
      const answer = (await response.json()) as { errors?: unknown };
      if (answer.errors) throw new Error(JSON.stringify(answer.errors));
      if (round >= 0) times.push(performance.now() - started);
    }
  await Promise.all([app.end(), owner.end()]);
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)]!;
  return { p50: at(0.5), p95: at(0.95), most: times.at(-1)! };
}

const dataDir = mkdtempSync(path.join(tmpdir(), "motus-bench-"));
const { config, stop } = await startEmbedded({ dataDir, settings: { fsync: "off" } });
try {
  const line = (cards: number, { p50, p95, most }: Awaited<ReturnType<typeof measure>>) =>
    console.log(`${String(cards).padStart(6)} cards: p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms, longest ${most.toFixed(1)} ms`);
  const small = await measure(config, 400);
  line(400, small);
  const large = await measure(config, 50_000);
  line(50_000, large);
  console.log(`p95 is ${(large.p95 / small.p95).toFixed(2)} times that of 400 cards`);
} finally {
  await stop();
  rmSync(dataDir, { recursive: true, force: true });
}
