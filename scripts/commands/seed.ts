// A benchmark centre in the database of the settings: npm run seed -- --patients 50000 --years 5. The application must
// be stopped.
import { parseArgs } from "node:util";
import { loadShippedLists } from "#api/code-lists/load-shipped.ts";
import { loadStarter } from "#api/diagnoses/starter.ts";
import { loadBenchmark } from "#api/seed/benchmark.ts";
import { readablePassword } from "#api/seed/readable-password.ts";
import { argon2id } from "#api/passwords/hash.ts";
import { fail, ownOrNewDatabase } from "./own-database.ts";

const { values } = parseArgs({
  options: { patients: { type: "string", default: "50000" }, years: { type: "string", default: "5" } },
});

async function seed(patients: number, years: number) {
  if (![patients, years].every((number) => Number.isInteger(number) && number > 0))
    throw new Error("--patients and --years take whole numbers.");
  await ownOrNewDatabase(async (db) => {
    const password = readablePassword();
    const started = performance.now();
    // A new database has none of what a start loads, and reports of the centre name operations.
    await loadStarter(db);
    await loadShippedLists(db);
    const email = await loadBenchmark(db, { patients, years, now: new Date(), password, hasher: argon2id });
    console.log(
      `${patients} patients, ${years} years of events in ${Math.round((performance.now() - started) / 1000)} s.`,
    );
    console.log(`${email}  ${password}`);
  });
}

await seed(Number(values.patients), Number(values.years)).catch(fail);
