import type { ClientConfig } from "pg";
import { backUpBeforeMigration } from "#api/backup/before-migration.ts";
import { createDb, type Db } from "#api/core/db/client.ts";
import { DatabaseStartError } from "#api/core/db/database-start-error.ts";
import { migrate, MIGRATIONS as migrations, pendingMigrations } from "#api/core/db/migrate.ts";
import { poolOf } from "#api/core/db/pool-of.ts";
import { openDatabase } from "#api/core/db/opening/open.ts";
import { whileAppRuns } from "#api/core/db/opening/reach.ts";
import { inSnapshot } from "#api/core/db/snapshot.ts";
import { storageOf } from "#api/core/process/folders.ts";
import { readGiven, readInstalled, readSettings, type Settings } from "#api/settings/settings.ts";

type Work = (db: Db, settings: Settings, owner: ClientConfig) => Promise<void>;

/**
 * Reads the database of the settings as it is at this moment, whether the application runs or not; none is created, and
 * nothing is written.
 */
export async function readDatabase(work: (db: Db) => Promise<void>) {
  const { DATABASE_URL: databaseUrl, dataDir } = readGiven(process.env);
  await whileAppRuns({ databaseUrl, dataDir }, (owner) =>
    inSnapshot(owner, async (db, connection) => {
      if ((await pendingMigrations(connection, migrations)).length > 0)
        throw new DatabaseStartError(
          "The database is of an older Motus: start this one once, which brings it up to date.",
        );
      await work(db);
    }),
  );
}

/**
 * Works as the owner of the database of the settings, brought up to date, which must be there. The application must be
 * stopped, for it owns its database alone.
 */
export async function ownDatabase(work: Work) {
  const { DATABASE_URL: databaseUrl, dataDir } = readGiven(process.env);
  await whileAppRuns({ databaseUrl, dataDir }, async () => {});
  await openOwn(readInstalled(process.env), work);
}

/** The same, of a database that is created where there is none. */
export const ownOrNewDatabase = (work: Work) => openOwn(readSettings(process.env), work);

async function openOwn(settings: Settings, work: Work) {
  const { DATABASE_URL: databaseUrl, dataDir, secrets, formerSecrets } = settings;
  const database = await openDatabase({
    databaseUrl,
    dataDir,
    secrets,
    formerKeys: Object.keys(formerSecrets),
    loginSecret: secrets.database,
    onLost: fail,
  });
  const owner = poolOf({ ...database.owner, max: 1 });
  try {
    await backUpBeforeMigration({
      settings,
      owner: database.owner,
      storage: storageOf(settings),
      migrations,
      log: console.log,
    });
    await migrate(database.owner, migrations);
    await work(createDb(owner), settings, database.owner);
  } finally {
    await owner.end();
    await database.stop();
  }
}

/** A failure is printed in its own words and ends the process. */
export function fail(error: Error) {
  console.error(error.message.slice(0, 2_000));
  process.exit(1);
}
