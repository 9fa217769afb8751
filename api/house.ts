import path from "node:path";
import pg from "pg";
import { sealAudit } from "./audit/seal.ts";
import { sessionOf } from "./authenticate.ts";
import { backUpBeforeMigration, willMigrate } from "./backup/before-migration.ts";
import { refuseUnfinished } from "./backup/unfinished.ts";
import { calendarChanges } from "./calendar/changes.ts";
import { watchCalendar } from "./calendar/watch.ts";
import type { Services } from "./context.ts";
import { createDb, type Db } from "./db/client.ts";
import { migrate, pendingMigrations } from "./db/migrate.ts";
import { connectApp, endConnections, joinDatabase, type Access, type OpenDatabase } from "./db/open.ts";
import { troubleOn } from "./db/room.ts";
import { DatabaseStartError } from "./db/database-start-error.ts";
import { demoPassword, renewDemoPassword } from "./db/seed/demo-password.ts";
import { loadDemo, type DemoLogin } from "./db/seed/demo.ts";
import { loadStarter } from "./diagnoses/starter.ts";
import { Fault } from "./fault.ts";
import { insideOf, passingFault, type Log } from "./faults.ts";
import { serveFile } from "./files/serve-file.ts";
import { awaitNight, backUpJob } from "./jobs/back-up.ts";
import { jobHandlers } from "./jobs/handlers.ts";
import { installQueue } from "./jobs/install-queue.ts";
import { jobContext } from "./jobs/job-context.ts";
import { enqueue, startQueue } from "./jobs/queue.ts";
import { awaitCheck, verifyEvidenceJob } from "./jobs/verify-evidence.ts";
import { fileAnchors } from "./outside/anchors.ts";
import { fileAuditCopy } from "./outside/audit-copy.ts";
import { folderStorage, workshopOf } from "./outside/folder-storage.ts";
import { outboxMailer, smtpMailer } from "./outside/mail.ts";
import { keepClear } from "./outside/remove-abandoned.ts";
import { clamdScanner } from "./outside/scanner.ts";
import { s3Storage } from "./outside/s3-storage.ts";
import { chatSummariser } from "./outside/summariser.ts";
import { argon2id } from "./passwords/hash.ts";
import { forgetFormerSecrets } from "./secrets/forget-former.ts";
import { nameKeys } from "./secrets/name-keys.ts";
import { refusalOf, type Settings } from "./settings.ts";
import { newRequestId, refusalLog } from "./refusal-log.ts";
import { createApi } from "./yoga.ts";

const migrations = "api/db/migrations";

export { newRequestId };
export type { DemoLogin };
export type House = Awaited<ReturnType<typeof furnish>>;

/** Opens the database, brings it up to date, starts the queue, and answers the API over them. */
export async function openHouse(settings: Settings, log: Log, onLost: (error: Error) => void) {
  const { database, demo } = await layGround(settings, log, onLost);
  try {
    return { ...(await furnish(settings, database, log)), demo };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** What stands once, however many processes serve: a database that is up to date, with the jobs that repeat themselves. */
export async function layGround(settings: Settings, log: Log, onLost: (error: Error) => void) {
  refuseUnfinished(settings.dataDir);
  const noBackups = settings.MOTUS_BACKUP_DIR && refusalOf(settings.MOTUS_BACKUP_DIR);
  if (noBackups)
    log({
      level: "error",
      event: "backupFolder",
      error: `MOTUS_BACKUP_DIR: ${noBackups} Until then no backup is made.`,
    });
  let demo: DemoLogin[] = [];
  const { DATABASE_URL: databaseUrl, dataDir, secrets, formerSecrets } = settings;
  const onRevived = () => log({ level: "error", event: "databaseRevived" });
  const database = await joinDatabase(
    {
      databaseUrl,
      dataDir,
      secrets,
      formerKeys: Object.keys(formerSecrets),
      appPassword: secrets.database,
      onLost,
      onRevived,
    },
    async (owner, alone) => {
      if ((await willMigrate(owner, migrations)) && !(await alone())) throw new DatabaseStartError(OLDER);
      await backUpBeforeMigration({ settings, owner, storage: storageOf(settings), migrations, log });
      await migrate(owner, migrations);
      await installQueue(owner, log);
      await asOwner(owner, loadStarter);
      await asOwner(owner, async (db) => {
        await nameKeys(db, settings);
        await forgetFormerSecrets(db, settings, new Date());
      });
      if (settings.MOTUS_DEMO) demo = await openDemo(settings, owner);
      await asOwner(owner, async (db) => {
        for (const always of ["forgetOld", "sealAudit"]) await enqueue(db, always, {}, { key: always });
        await awaitNight({ db, settings, now: () => new Date() });
        await awaitCheck(db);
      });
    },
  );
  return { database, demo };
}

const OLDER =
  "This version has to bring the database up to date, and an older one works on it: stop all processes of that, then start this one.";

type Located = Pick<Settings, "dataDir">;
/** Where uploads lie until their request is answered. */
export const uploadingIn = ({ dataDir }: Located) => path.join(dataDir, "uploading");
const filesIn = ({ dataDir }: Located) => path.join(dataDir, "files");
/** Where mails lie until they are whole. */
const writingIn = ({ dataDir }: Located) => path.join(dataDir, "unfinished");

/** A house on ground that another process has laid. */
export function joinHouse(settings: Settings, { owner, app }: Access, log: Log) {
  const connections = connectApp(app);
  return furnish(settings, { owner, app: connections, stop: () => endConnections(connections) }, log);
}

/** The demo clinic's logins; the clinic is loaded into a database that has none. */
const openDemo = (settings: Settings, owner: OpenDatabase["owner"]): Promise<DemoLogin[]> =>
  asOwner(owner, async (db) => {
    await renewDemoPassword(db, settings, { now: new Date(), hasher: argon2id });
    return loadDemo(db, {
      now: new Date(),
      password: demoPassword(settings),
      hasher: argon2id,
      storage: storageOf(settings),
    });
  });

async function asOwner<T>(owner: OpenDatabase["owner"], work: (db: Db) => Promise<T>): Promise<T> {
  const connections = new pg.Pool({ ...owner, max: 1 });
  try {
    return await work(createDb(connections));
  } finally {
    await connections.end();
  }
}

export const storageOf = (settings: Omit<Settings, "secrets" | "formerSecrets">) =>
  settings.S3_ENDPOINT
    ? s3Storage({
        endpoint: settings.S3_ENDPOINT,
        bucket: settings.S3_BUCKET!,
        region: settings.S3_REGION,
        accessKeyId: settings.S3_ACCESS_KEY_ID!,
        secretAccessKey: settings.S3_SECRET_ACCESS_KEY!,
      })
    : folderStorage(filesIn(settings));

/** What stands on an open, migrated database; tests furnish one of their own. */
export async function furnish(
  settings: Settings,
  database: Pick<OpenDatabase, "owner" | "app" | "stop">,
  log: Log,
  replaced: Partial<Services> = {},
) {
  const services: Services = {
    db: createDb(database.app),
    settings,
    now: () => new Date(),
    hasher: argon2id,
    mailer: settings.SMTP_URL
      ? smtpMailer({ url: settings.SMTP_URL, from: settings.MOTUS_MAIL_FROM })
      : outboxMailer({
          folder: path.join(settings.dataDir, "outbox"),
          workshop: writingIn(settings),
          from: settings.MOTUS_MAIL_FROM,
        }),
    storage: storageOf(settings),
    anchors: fileAnchors(settings.auditAnchors, log),
    auditCopy: settings.MOTUS_AUDIT_COPY ? fileAuditCopy(settings.MOTUS_AUDIT_COPY, log) : null,
    summariser: settings.MOTUS_AI_URL
      ? chatSummariser({ url: settings.MOTUS_AI_URL, model: settings.MOTUS_AI_MODEL!, key: settings.MOTUS_AI_KEY })
      : null,
    scanner: settings.MOTUS_CLAMD ? clamdScanner(settings.MOTUS_CLAMD, log) : null,
    ...replaced,
  };
  const queue = await startQueue({
    owner: database.owner,
    handlers: {
      ...jobHandlers(services),
      backUp: backUpJob(services, database.owner, log),
      verifyEvidence: verifyEvidenceJob(services, database.owner, log),
    },
    concurrency: 2,
    log,
  });
  const changes = calendarChanges(database.app);
  const faultIn = (error: unknown, id?: string) => {
    const passing = passingFault(error, settings.dataDir, log);
    if (!passing) log({ level: "error", ...(id && { id }), error: insideOf(error) });
    return passing ?? new Fault("unexpected");
  };
  const clearing = keepClear([uploadingIn(settings), workshopOf(filesIn(settings)), writingIn(settings)], (error) =>
    faultIn(error),
  );
  const noteRefusal = refusalLog(log);
  return {
    settings,
    services,
    database,
    queue,
    log,
    links: {
      booking: settings.MOTUS_LINK_BOOKING,
      help: settings.MOTUS_LINK_HELP,
      feedback: settings.MOTUS_LINK_FEEDBACK,
      privacy: settings.MOTUS_LINK_PRIVACY,
      terms: settings.MOTUS_LINK_TERMS,
      switchboard: settings.MOTUS_LINK_SWITCHBOARD,
    },
    api: createApi(services, log, noteRefusal),
    noteRefusal,
    /** A failure that nobody answered for; the log is told where it is ours. */
    faultIn,
    /** Whether a session is open: its owner may send files, and holds more than others do. */
    knows: async (token: string | null) =>
      token !== null && (await sessionOf(services, token, { note: false })) !== null,
    /** The bytes of a stored file, or the name of what stands in their way. */
    file: (caller: Parameters<typeof serveFile>[1], uuid: string, how: Parameters<typeof serveFile>[3]) =>
      serveFile(services, caller, uuid, how).catch((error: unknown) => {
        if (error instanceof Fault) return error.fault;
        throw error;
      }),
    watchCalendar: (token: string | null, signal: AbortSignal) => watchCalendar(services, changes, token, signal),
    /** Why nothing more can be kept, if nothing can: people read on. */
    diskTrouble: () => troubleOn(settings.dataDir),
    /** The database answers and knows every migration. */
    ready: async () => (await pendingMigrations(database.app, migrations).catch(() => ["unreachable"])).length === 0,
    /** Ends what waits for changes, lets jobs and the last requests end, and then the connections. */
    stop: async (requestsEnd: Promise<unknown> = Promise.resolve()) => {
      changes.stop();
      clearing.stop();
      await Promise.all([queue.stop(), requestsEnd]);
      await sealAudit(jobContext(services), "now").catch((error: unknown) =>
        log({ level: "error", error: insideOf(error) }),
      );
      await database.stop();
    },
  };
}
