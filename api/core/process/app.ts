import type pg from "pg";
import { findSession } from "../access/authenticate.ts";
import { newRequestId, refusalLog } from "../access/refusal-log.ts";
import { sealAudit } from "../../audit/seal.ts";
import { serveFeed } from "../../calendar-sync/feed/serve-feed.ts";
import { calendarChanges } from "../../calendar/live/changes.ts";
import { watchCalendar } from "../../calendar/live/watch.ts";
import { readBookingOrigins } from "../../bookings/page/open-page.ts";
import type { Services } from "../context.ts";
import { MIGRATIONS, pendingMigrations } from "../db/migrate.ts";
import { createDb } from "../db/client.ts";
import { connectApp, endConnections } from "../db/opening/open.ts";
import type { Logins } from "../db/roles.ts";
import { diskProblem } from "../db/disk-problem.ts";
import { serveFile } from "../../downloads/serve-file.ts";
import { createApi, createWebsiteApi } from "../endpoint/yoga.ts";
import { Fault } from "../fault.ts";
import { serveGrid } from "../../grids/serve-grid.ts";
import { insideOf, passingFault, type Log } from "../faults.ts";
import { backUpJob } from "../jobs/back-up.ts";
import { jobGroups, jobHandlers } from "../jobs/handlers.ts";
import { jobContext } from "../jobs/job-context.ts";
import { verifyEvidenceJob } from "../jobs/verify-evidence.ts";
import { watchInstallationJob } from "../jobs/watch-installation.ts";
import { createMetrics } from "../../operator/metrics/metrics.ts";
import { workshopOf } from "../outside/storage/folder-storage.ts";
import { keepClear } from "../outside/storage/remove-abandoned.ts";
import { startQueue } from "../queue/queue.ts";
import { serveChart } from "../../statistics/serve-chart.ts";
import type { Settings } from "../../settings/settings.ts";
import { createServices } from "./create-services.ts";
import { filesIn, uploadingIn, writingIn } from "./folders.ts";
import { plansOf } from "./plans-of.ts";
import { prepareDatabase } from "./prepare-database.ts";

export { newRequestId };
export type App = Awaited<ReturnType<typeof startApp>>;

/** Prepares the database and starts the application over it. */
export async function openApp(settings: Settings, log: Log, onLost: (error: Error) => void) {
  const { database, demo } = await prepareDatabase(settings, log, onLost);
  try {
    return { ...(await startApp(settings, database, log)), demo };
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** Starts the application over a database that another process has prepared. */
export function startWorker(settings: Settings, logins: Logins, log: Log) {
  const connections = connectApp(logins.app, settings.DATABASE_POOL_URL);
  return startApp(settings, { logins, app: connections, stop: () => endConnections(connections) }, log);
}

type Database = { logins: Logins; app: pg.Pool; stop: () => Promise<void> };

/** Starts the queue and the API over a prepared database; tests replace services and bring a database of their own. */
export async function startApp(settings: Settings, database: Database, log: Log, replaced: Partial<Services> = {}) {
  const plans = await plansOf(settings, createDb(database.app));
  const services = { ...createServices(settings, database, log), plans, ...replaced };
  const queue = await startJobs(services, database.logins, log);
  const changes = calendarChanges(database.logins.queue);
  const noteRefusal = refusalLog(log);
  const faultIn = (error: unknown, id?: string) => {
    const passing = passingFault(error, settings.dataDir, log);
    if (!passing) log({ level: "error", ...(id && { id }), error: insideOf(error) });
    return passing ?? new Fault("unexpected");
  };
  const clearing = keepClear([uploadingIn(settings), workshopOf(filesIn(settings)), writingIn(settings)], (error) =>
    faultIn(error),
  );
  return {
    settings,
    services,
    database,
    queue,
    log,
    links: linksIn(settings),
    api: createApi(services, log, noteRefusal),
    websiteApi: createWebsiteApi(services, log, noteRefusal),
    /** The websites that may book for a centre, or the name of the error that stops them. */
    bookingOrigins: (slug: string) => readBookingOrigins(services, slug).catch(faultName),
    noteRefusal,
    metrics: settings.MOTUS_METRICS_TOKEN
      ? createMetrics({ connections: database.app, reader: database.logins.reader, settings, now: services.now })
      : null,
    /** An unhandled failure; logged if it is the server's. */
    faultIn,
    /** Whether a session is open: its owner may send files, and holds more than others do. */
    knows: async (token: string | null) =>
      token !== null && (await findSession(services, token, { note: false })) !== null,
    /** The bytes of a stored file, or the name of the error that stops them. */
    file: (caller: Parameters<typeof serveFile>[1], uuid: string, how: Parameters<typeof serveFile>[3]) =>
      serveFile(services, caller, uuid, how).catch(faultName),
    /** A list as JSON or as a file, or the name of the error that stops it. */
    grid: (caller: Parameters<typeof serveGrid>[1], name: string, parameters: URLSearchParams) =>
      serveGrid(services, caller, name, parameters).catch(faultName),
    /** The table of a chart as a file, or the name of the error that stops it. */
    chartFile: (caller: Parameters<typeof serveChart>[1], parameters: URLSearchParams) =>
      serveChart(services, caller, parameters).catch(faultName),
    /** The calendar at a secret address, or the name of the error that stops it. */
    feed: (caller: Parameters<typeof serveFeed>[1], secret: string, known: string | undefined) =>
      serveFeed(services, caller, secret, known).catch(faultName),
    watchCalendar: (token: string | null, signal: AbortSignal) => watchCalendar(services, changes, token, signal),
    /** The reason why nothing can be stored, if so: people read on. */
    diskProblem: () => diskProblem(settings.dataDir),
    /** The database answers and knows every migration. */
    ready: async () => (await pendingMigrations(database.app, MIGRATIONS).catch(() => ["unreachable"])).length === 0,
    /** Ends the watchers of changes, lets jobs and the last requests end, and then the connections. */
    stop: async (requestsEnd: Promise<unknown> = Promise.resolve()) => {
      changes.stop();
      clearing.stop();
      await Promise.all([queue.stop(), requestsEnd]);
      await sealAudit(jobContext(services), "now").catch((error: unknown) =>
        log({ level: "error", error: insideOf(error) }),
      );
      await services.replica?.stop();
      await database.stop();
    },
  };
}

function faultName(error: unknown) {
  if (error instanceof Fault) return error.fault;
  throw error;
}

const startJobs = (services: Services, { queue: login, reader }: Database["logins"], log: Log) =>
  startQueue({
    login,
    handlers: {
      ...jobHandlers(services),
      backUp: backUpJob(services, reader, log),
      verifyEvidence: verifyEvidenceJob(services, reader, log),
      watchInstallation: watchInstallationJob(services, reader, log),
    },
    groups: jobGroups,
    concurrency: 2,
    log,
  });

const linksIn = (settings: Settings) => ({
  booking: settings.MOTUS_LINK_BOOKING,
  help: settings.MOTUS_LINK_HELP,
  feedback: settings.MOTUS_LINK_FEEDBACK,
  privacy: settings.MOTUS_LINK_PRIVACY,
  terms: settings.MOTUS_LINK_TERMS,
  switchboard: settings.MOTUS_LINK_SWITCHBOARD,
});
