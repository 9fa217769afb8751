// A benchmark centre in the database of the settings: npm run seed -- --patients 50000 --years 5. The application must be
// stopped, for it owns its database alone.
import { parseArgs } from "node:util";
import pg from "pg";
import { createDb } from "#api/db/client.ts";
import { migrate } from "#api/db/migrate.ts";
import { openDatabase } from "#api/db/open.ts";
import { loadBenchmark } from "#api/db/seed/benchmark.ts";
import { readablePassword } from "#api/db/seed/readable-password.ts";
import { argon2id } from "#api/passwords/hash.ts";
import { readSettings } from "#api/settings.ts";

const { values } = parseArgs({ options: { patients: { type: "string", default: "50000" }, years: { type: "string", default: "5" } } });

async function seed(patients: number, years: number) {
  if (![patients, years].every((number) => Number.isInteger(number) && number > 0))
    throw new Error("--patients and --years take whole numbers.");
  const settings = readSettings(process.env);
  const database = await openDatabase({
    databaseUrl: settings.DATABASE_URL,
    dataDir: settings.dataDir,
    appPassword: settings.secrets.database,
    onLost: fail,
  });
  const owner = new pg.Pool({ ...database.owner, max: 1 });
  try {
    await migrate(database.owner, "api/db/migrations");
    const password = readablePassword();
    const started = performance.now();
    const email = await loadBenchmark(createDb(owner), { patients, years, now: new Date(), password, hasher: argon2id });
    console.log(`${patients} patients, ${years} years of events in ${Math.round((performance.now() - started) / 1000)} s.`);
    console.log(`${email}  ${password}`);
  } finally {
    await owner.end();
    await database.stop();
  }
}

function fail(error: Error) {
  console.error(error.message.slice(0, 2_000));
  process.exit(1);
}

await seed(Number(values.patients), Number(values.years)).catch(fail);
