import { statfsSync } from "node:fs";
import { sql } from "drizzle-orm";
import { diskProblem } from "../../core/db/disk-problem.ts";
import { MIGRATIONS, pendingMigrations } from "../../core/db/migrate.ts";
import { countProcesses } from "../../core/db/opening/ownership.ts";
import type { Reader } from "../../core/db/roles.ts";
import { inSnapshot } from "../../core/db/snapshot.ts";
import { readOperator, type OperatorSetting } from "../operator.ts";
import { readBackups, type BackupSettings } from "./read-backups.ts";
import { readEvidence } from "./read-evidence.ts";
import { readQueue } from "./read-queue.ts";

export type StatusSettings = OperatorSetting & BackupSettings;
export type Status = Awaited<ReturnType<typeof readStatus>>;

/** The state of the installation, for its operator: the database at one moment, then disk and backups. */
export async function readStatus(reader: Reader, settings: StatusSettings) {
  const read = await inSnapshot(reader, async (db, connection) => {
    const pending = await pendingMigrations(connection, MIGRATIONS);
    const { rows } = await db.execute<{ version: string }>(sql`select current_setting('server_version') as version`);
    return {
      database: { version: rows[0]!.version, pending },
      processes: await countProcesses(connection),
      queue: await readQueue(db),
      // Columns of a later version may be missing.
      evidence: pending.length > 0 ? null : await readEvidence(db),
      operator: pending.length > 0 ? null : await readOperator(db, settings),
    };
  });
  return { ...read, disk: readDisk(settings.dataDir), backups: await readBackups(settings) };
}

/** The disk of the data folder. */
function readDisk(folder: string) {
  const { bavail, bsize } = statfsSync(folder);
  return { free: bavail * bsize, problem: diskProblem(folder) ?? null };
}
