import cluster from "node:cluster";
import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, serve } from "@hono/node-server";
import type { ServerBuild } from "@remix-run/node";
import { openApp, startApp, startWorker, type App } from "#api/core/process/app.ts";
import { createLog } from "#api/core/process/create-log.ts";
import { createEnding, logWhatIsNotCaught, requestsEnd } from "#api/core/process/ending.ts";
import { prepareDatabase, type DemoLogin } from "#api/core/process/prepare-database.ts";
import { loginsGiven, superviseProcesses, onStopRequested } from "#api/core/process/processes.ts";
import { readSettings } from "#api/settings/settings.ts";
import { createSite } from "./server/site.ts";

export { createSite, openApp, startApp };

/** The pages, as built next to this file. */
export const loadBuild = () => import("virtual:remix/server-build") as Promise<ServerBuild>;

/** Outlives a reload of this module in development: the data folder has one application at a time. */
const inDevelopment = globalThis as { motus?: Promise<App> };
let opened: Promise<App> | undefined;

/**
 * Vite's development server hands every request over. The application is opened once, and again after a change of the
 * sources, when the one of the former sources has stopped.
 */
export async function developmentListener(build: ServerBuild, request: IncomingMessage, response: ServerResponse) {
  opened ??= inDevelopment.motus = reopen(inDevelopment.motus);
  await getRequestListener(createSite(await opened, build).fetch)(request, response);
}

async function reopen(former: Promise<App> | undefined) {
  await former?.then((app) => app.stop());
  const settings = readSettings(process.env);
  const { log } = createLog(settings);
  return openApp(settings, log, (error) => log({ level: "error", error: error.message }));
}

/** Serves until SIGTERM or SIGINT: alone, by several processes that this one supervises, or as one of those. */
export async function start() {
  const settings = readSettings(process.env);
  const { log, reported } = createLog(settings);
  logWhatIsNotCaught(log, reported);
  const { end, first } = createEnding(log);
  const open = async (app: App, served = () => {}) => {
    const server = listen(app, await loadBuild(), served);
    first(() => app.stop(requestsEnd(server)));
  };
  if (cluster.isWorker) {
    onStopRequested(() => void end(0));
    return open(await startWorker(settings, await loginsGiven(), log));
  }

  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void end(0));
  const lost = (error: Error) => void end(1, error);
  const greet = (demo: DemoLogin[]) => {
    console.log(`Motus: ${settings.url}`);
    for (const { email, password } of demo) console.log(`  ${email.padEnd(20)} ${password ?? "(password changed)"}`);
  };
  if (settings.MOTUS_PROCESSES === 1) {
    const app = await openApp(settings, log, lost);
    return open(app, () => greet(app.demo));
  }
  const { database, demo } = await prepareDatabase(settings, log, lost);
  const processes = superviseProcesses({
    count: settings.MOTUS_PROCESSES,
    logins: database.logins,
    log,
    onServing: () => greet(demo),
    onFailed: lost,
  });
  first(() => processes.stop().then(database.stop));
}

function listen(app: App, build: ServerBuild, served: () => void) {
  // 50 MB take a quarter of an hour on a slow line. A proxy keeps a connection for a minute, and would lose the request
  // that it sends over one that is closed at that moment.
  const serverOptions = { requestTimeout: 30 * 60_000, keepAliveTimeout: 75_000 };
  return serve(
    { fetch: createSite(app, build).fetch, port: app.settings.PORT, hostname: app.settings.HOST, serverOptions },
    served,
  );
}
