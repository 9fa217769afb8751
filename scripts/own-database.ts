import pg from "pg";
import { backUpBeforeMigration } from "#api/backup/before-migration.ts";
import { createDb, type Db } from "#api/db/client.ts";
import { migrate } from "#api/db/migrate.ts";
import { openDatabase } from "#api/db/open.ts";
import { storageOf } from "#api/house.ts";
import { readSettings } from "#api/settings.ts";

const migrations = "api/db/migrations";

/**
 * Works as the owner of the database of the settings, brought up to date. The application must be stopped, for it owns its
 * database alone. A failure is told in its own words and ends the process.
 */
export async function ownDatabase(work: (db: Db) => Promise<void>) {
  const settings = readSettings(process.env);
  const { DATABASE_URL: databaseUrl, dataDir, secrets } = settings;
  const database = await openDatabase({ databaseUrl, dataDir, secrets, appPassword: secrets.database, onLost: fail });
  const owner = new pg.Pool({ ...database.owner, max: 1 });
  try {
    await backUpBeforeMigration({ settings, owner: database.owner, storage: storageOf(settings), migrations, log: console.log });
    await migrate(database.owner, migrations);
    await work(createDb(owner));
  } finally {
    await owner.end();
    await database.stop();
  }
}

export function fail(error: Error) {
  console.error(error.message.slice(0, 2_000));
  process.exit(1);
}
