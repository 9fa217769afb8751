import pg, { type ClientConfig } from "pg";
import { DatabaseStartError, wordsOf } from "../core/db/database-start-error.ts";
import { appliedMigrations, assertReleased, pendingMigrations } from "../core/db/migrate.ts";
import type { Storage } from "../core/outside/storage/storage.ts";
import type { Settings } from "../settings/settings.ts";
import { backUpInto, backupFolder } from "./back-up-into.ts";

type Options = {
  settings: Settings;
  owner: ClientConfig;
  storage: Storage;
  migrations: string;
  log: (line: Record<string, unknown>) => void;
};

/**
 * A database with something in it is changed by a new version only once there is a backup of it; without one nothing is
 * changed.
 */
export async function backUpBeforeMigration({ settings, owner, storage, migrations, log }: Options) {
  if (!(await willMigrate(owner, migrations))) return;
  const folder = backupFolder(settings);
  if (!folder) return log({ event: "noBackupBeforeMigration", why: "MOTUS_BACKUP_DIR is not set" });
  try {
    const { file, missing, differing } = await backUpInto({
      folder,
      settings,
      reader: owner,
      storage,
      now: new Date(),
    });
    log({ event: "backupBeforeMigration", file, missing: missing.length, differing: differing.length });
  } catch (error) {
    throw new DatabaseStartError(
      `This version has to bring the database up to date, and no backup could be made before: ${wordsOf(error)}. Nothing was changed.`,
    );
  }
}

/** Whether a database that is in use is older than this version. */
export async function willMigrate(owner: ClientConfig, migrations: string): Promise<boolean> {
  const connection = new pg.Client(owner);
  connection.on("error", () => {});
  await connection.connect();
  try {
    await assertReleased(connection, migrations);
    return (
      (await appliedMigrations(connection)).length > 0 && (await pendingMigrations(connection, migrations)).length > 0
    );
  } finally {
    await connection.end();
  }
}
