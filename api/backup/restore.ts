import { writeFileSync } from "node:fs";
import { buffer, json } from "node:stream/consumers";
import pg, { type ClientConfig } from "pg";
import { z } from "zod";
import { grantLogins } from "../core/db/grant-logins.ts";
import { appliedMigrations, knownMigrations, migrateTo } from "../core/db/migrate.ts";
import { openDatabase } from "../core/db/opening/open.ts";
import { installQueue } from "../core/queue/install-queue.ts";
import type { Storage } from "../core/outside/storage/storage.ts";
import { secretsIn } from "../settings/secrets-file.ts";
import { anchorsIn } from "../settings/settings.ts";
import { readArchive, type Entry } from "./archive.ts";
import { BackupFault } from "./backup-fault.ts";
import { ANCHORS, HEAD, Head, SECRETS } from "./contents.ts";
import { restoreDatabase, type Loaded } from "./restore-database.ts";
import { beginRestore, endRestore } from "./unfinished.ts";
import { verifyRestored, type Verified } from "./verify-restored.ts";

const migrations = "api/core/db/migrations";

type Options = { file: string; identity: string | undefined; dataDir: string; databaseUrl?: string; storage: Storage };
export type Restored = Loaded & Verified & { at: Date };

/** Later versions may have more secrets; each creates those it lacks. */
const Secrets = z.looseObject({ database: z.string() });

/**
 * Restores a backup into an empty data folder and an empty database. Tables are loaded all or none: contents that
 * differ from the backup's own description are refused. Files that were missing when it was made are reported.
 */
export async function restoreBackup({ file, identity, dataDir, databaseUrl, storage }: Options): Promise<Restored> {
  const entries = readArchive(file, identity);
  try {
    const head = Head.parse(await json(await next(entries, HEAD, file)));
    const secrets = Secrets.parse(await json(await next(entries, SECRETS, file)));
    const anchors = await buffer(await next(entries, ANCHORS, file));
    const known = knownMigrations(migrations);
    if (head.migrations[0] !== known[0]!.when)
      throw new BackupFault(`${file} was made by a Motus from before the first release, and no steps lead from there.`);
    if (head.migrations.some((when, at) => when !== known[at]?.when))
      throw new BackupFault(`${file} was made by another version of Motus, a newer one perhaps: restore it with that.`);
    await beginRestore(dataDir);
    writeFileSync(secretsIn(dataDir), JSON.stringify(secrets, null, 2) + "\n", { mode: 0o600 });
    writeFileSync(anchorsIn(dataDir), anchors, { mode: 0o600 });
    const { owner, logins, stop } = await openDatabase({
      databaseUrl,
      dataDir,
      loginSecret: secrets.database,
      onLost: () => {},
    });
    try {
      await refuseInhabited(owner, head);
      await migrateTo(owner, migrations, head.migrations.length);
      await installQueue(owner, () => {});
      await grantLogins(owner, logins);
      const loaded = await restoreDatabase(owner, entries, storage);
      const verified = await verifyRestored(owner, storage, anchorsIn(dataDir), migrations);
      endRestore(dataDir);
      return { ...loaded, ...verified, at: new Date(head.at) };
    } finally {
      await stop();
    }
  } finally {
    await entries.return(undefined);
  }
}

async function next(entries: AsyncGenerator<Entry>, name: string, file: string): Promise<Entry["bytes"]> {
  const { value } = await entries.next();
  if (value?.name !== name) throw new BackupFault(`${file} is no backup of Motus.`);
  return value.bytes;
}

/** A restore that was killed leaves tables without rows: such a database is as good as an empty one. */
async function refuseInhabited(owner: ClientConfig, head: Head) {
  const connection = new pg.Client(owner);
  await connection.connect();
  try {
    const applied = await appliedMigrations(connection);
    const inhabited =
      applied.length > 0 &&
      (await connection.query("select from users union all select from medical_centers limit 1")).rowCount !== 0;
    if (inhabited || applied.length > head.migrations.length)
      throw new BackupFault("The database is not empty: restore into an empty one.");
  } finally {
    await connection.end();
  }
}
