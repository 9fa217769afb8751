import type { ClientConfig } from "pg";
import { backUpBeforeMigration, willMigrate } from "../../backup/before-migration.ts";
import { refuseUnfinished } from "../../backup/unfinished.ts";
import { poolOf } from "../db/pool-of.ts";
import { createDb, type Db } from "../db/client.ts";
import { DatabaseStartError } from "../db/database-start-error.ts";
import { grantLogins } from "../db/grant-logins.ts";
import { migrate, MIGRATIONS as migrations } from "../db/migrate.ts";
import { joinDatabase } from "../db/opening/open.ts";
import type { Logins } from "../db/roles.ts";
import { inSnapshot } from "../db/snapshot.ts";
import { loadShippedLists } from "../../code-lists/load-shipped.ts";
import { loadStarter } from "../../diagnoses/starter.ts";
import type { Log } from "../faults.ts";
import { awaitNight } from "../jobs/back-up.ts";
import { awaitCount } from "../jobs/statistics/count-days.ts";
import { awaitCheck } from "../jobs/verify-evidence.ts";
import { awaitWatch } from "../jobs/watch-installation.ts";
import { NO_OPERATOR, readOperator } from "../../operator/operator.ts";
import { argon2id } from "../../passwords/hash.ts";
import { installQueue } from "../queue/install-queue.ts";
import { enqueue } from "../queue/queue.ts";
import { forgetFormerSecrets } from "../../secrets/forget-former.ts";
import { nameKeys } from "../../secrets/name-keys.ts";
import { demoPassword, renewDemoPassword } from "../../seed/demo-password.ts";
import { loadDemo, type DemoLogin } from "../../seed/demo.ts";
import { refusalOf } from "../../settings/folder-refusal.ts";
import type { Settings } from "../../settings/settings.ts";
import { storageOf } from "./folders.ts";
import { plansNamed } from "./plans-of.ts";

export type { DemoLogin };

/** Opens a database that is up to date, with the repeated jobs enqueued: once, however many processes serve. */
export async function prepareDatabase(settings: Settings, log: Log, onLost: (error: Error) => void) {
  refuseUnfinished(settings.dataDir);
  plansNamed(settings);
  const noBackups = settings.MOTUS_BACKUP_DIR && refusalOf(settings.MOTUS_BACKUP_DIR);
  if (noBackups)
    log({
      level: "error",
      event: "backupFolder",
      error: `MOTUS_BACKUP_DIR: ${noBackups} Until then no backup is made.`,
    });
  let demo: DemoLogin[] = [];
  const { DATABASE_URL: databaseUrl, DATABASE_POOL_URL: poolUrl, dataDir, secrets, formerSecrets } = settings;
  const onRevived = () => log({ level: "error", event: "databaseRevived" });
  const database = await joinDatabase(
    {
      databaseUrl,
      poolUrl,
      dataDir,
      secrets,
      formerKeys: Object.keys(formerSecrets),
      loginSecret: secrets.database,
      migrations,
      onLost,
      onRevived,
    },
    async ({ owner, logins, alone }) => {
      if (owner) demo = await bringUpToDate(settings, { owner, logins, alone }, log);
      await asLogin(logins.app, async (db) => {
        await forgetFormerSecrets(db, settings, new Date());
        for (const always of ["expireVouchers", "forgetOld", "remindVisits", "sealAudit", "sendSheets"])
          await enqueue(db, always, {}, { key: always });
        await awaitNight({ db, settings, now: () => new Date() });
        await awaitCheck(db);
        await awaitCount(db);
        await awaitWatch(db);
      });
      const { by } = await inSnapshot(logins.reader, (db) => readOperator(db, settings));
      if (by === "nothing") log({ level: "warn", event: "noOperator", error: NO_OPERATOR });
    },
  );
  return { database, demo };
}

type Owned = { owner: ClientConfig; logins: Logins; alone: () => Promise<boolean> };

/**
 * Runs what only the database's owner may: migrations, the queue, rights of the logins, the demo clinic, whose logins
 * it answers.
 */
async function bringUpToDate(settings: Settings, { owner, logins, alone }: Owned, log: Log): Promise<DemoLogin[]> {
  if ((await willMigrate(owner, migrations)) && !(await alone())) throw new DatabaseStartError(OLDER);
  await backUpBeforeMigration({ settings, owner, storage: storageOf(settings), migrations, log });
  await migrate(owner, migrations);
  await installQueue(owner, log);
  await grantLogins(owner, logins);
  await asLogin(owner, loadStarter);
  await asLogin(owner, loadShippedLists);
  await asLogin(owner, (db) => nameKeys(db, settings));
  return settings.MOTUS_DEMO ? openDemo(settings, owner) : [];
}

const OLDER =
  "This version has to bring the database up to date, and an older one works on it: stop all processes of that, then start this one.";

/** The demo clinic's logins; the clinic is loaded into a database that has none. */
const openDemo = (settings: Settings, owner: ClientConfig): Promise<DemoLogin[]> =>
  asLogin(owner, async (db) => {
    await renewDemoPassword(db, settings, { now: new Date(), hasher: argon2id });
    return loadDemo(db, {
      now: new Date(),
      password: demoPassword(settings),
      hasher: argon2id,
      storage: storageOf(settings),
    });
  });

async function asLogin<T>(login: ClientConfig, work: (db: Db) => Promise<T>): Promise<T> {
  const connections = poolOf({ ...login, max: 1 });
  try {
    return await work(createDb(connections));
  } finally {
    await connections.end();
  }
}
