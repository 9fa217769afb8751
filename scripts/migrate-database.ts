// Brings the database of the settings up to date, with the login of its owner in DATABASE_URL, and gives its logins to
// the running processes, which need no other then: npm run db:migrate. What changes a database that is in use needs it
// alone.
import { prepareDatabase } from "#api/core/process/prepare-database.ts";
import { requireOwner } from "#api/core/db/opening/reach.ts";
import { readSettings } from "#api/settings/settings.ts";
import { fail } from "./commands/own-database.ts";

async function migrateDatabase() {
  const settings = readSettings(process.env);
  requireOwner(settings.DATABASE_URL);
  const { database, demo } = await prepareDatabase(settings, console.log, fail);
  await database.stop();
  console.log("The database is up to date.");
  for (const { email, password } of demo) console.log(`  ${email.padEnd(20)} ${password ?? "(password changed)"}`);
}

await migrateDatabase().catch(fail);
