import { serveStatic } from "@hono/node-server/serve-static";
import type { ServerBuild } from "@remix-run/node";
import { Hono, type MiddlewareHandler } from "hono";
import type { App } from "#api/core/process/app.ts";
import { reauthenticateForFile } from "#app/http/session/reauthenticate-for-file.server.ts";
import { signIn, tokenAsCookie } from "#app/http/session/session-cookie.server.ts";
import { websiteApiPath } from "#rules/bookings/website-api.ts";
import { errors } from "#rules/errors.ts";
import { comeAgain, errorAnswer } from "./answers.ts";
import { formRequest, textRequest } from "./form-request.ts";
import { beginInvoicesExport, findInvoicesExport } from "./invoices-export.ts";
import { loadContext } from "./load-context.ts";
import { answerMetrics, measureRequests } from "./metrics.ts";
import { readFiles, readTyped, shareBudget } from "./read-body.ts";
import { isReadableForm } from "./readable-form.ts";
import { createPages, createRefusals, type Pages, type Refusals } from "./refusals.ts";
import { callerOf, nameAndSecure, onlyOwnHost, ownUrl, speaksTls, type Context, type Env } from "./request.ts";
import { fromOurPages } from "./security.ts";
import { onlyListedOrigins } from "./websites.ts";

/** The most requests that one process answers at once: more would only make all of them wait. */
const MOST_AT_ONCE = 200;

/** The whole application as one fetch: static files, the API at /graphql, and Remix for the rest. */
export function createSite(app: App, build: ServerBuild) {
  const { settings } = app;
  const pages = createPages(app, build);
  const refusals = createRefusals(app, pages);
  const site = new Hono<Env>();
  site.use(measureRequests(app));
  site.use(nameAndSecure(settings));
  answerMetrics(site, app);
  answerProbes(site, app); // Probes come by any host name.
  site.use(onlyOwnHost(settings));
  if (settings.NODE_ENV === "production") serveBuilt(site);
  site.use(websiteApiPath, onlyListedOrigins(app, refusals));
  site.use(shareBudget(app));
  site.use(readTyped(refusals));
  site.use(onlyOurPages(app, refusals));
  site.use(readFiles(app, refusals));
  site.use(atMostAtOnce(refusals));
  answerApi(site, app, refusals);
  answerPages(site, app, pages, build.assets.version, refusals);
  site.onError(refusals.onError);
  return site;
}

type Site = Hono<Env>;

function answerProbes(site: Site, app: App) {
  site.get("/healthz", (c) => c.text("ok"));
  site.get("/readyz", async (c) => {
    const problem = app.diskProblem();
    const disk = problem ? `, the disk is ${problem}` : "";
    return (await app.ready()) ? c.text(`ready${disk}`) : c.text(`not ready${disk}`, 503);
  });
}

function serveBuilt(site: Site) {
  const cached = (value: string) =>
    serveStatic({
      root: "./build/client",
      precompressed: true,
      onFound: (_path, c) => c.header("cache-control", value),
    });
  site.use("/assets/*", cached("public, max-age=31536000, immutable"));
  site.use("*", cached("public, max-age=3600"));
}

function onlyOurPages({ settings }: App, { refuse }: Refusals): MiddlewareHandler<Env> {
  const ours = ownUrl(settings);
  return (c, next) => {
    const bearsToken = c.req.path === "/graphql" && c.req.header("x-authorization");
    return c.get("website") || bearsToken || fromOurPages(c.req.raw, ours) ? next() : refuse(c, "foreignOrigin");
  };
}

/** Requests that are still being read are not counted, nor are streams that are open. */
function atMostAtOnce({ refuse }: Refusals): MiddlewareHandler<Env> {
  let atOnce = 0;
  return async (c, next) => {
    if (atOnce >= MOST_AT_ONCE) return refuse(c, "busy");
    atOnce++;
    return next().finally(() => atOnce--);
  };
}

function answerApi(site: Site, app: App, { note, refuse }: Refusals) {
  const tls = speaksTls(app.settings);
  const withForm = (c: Context) => (c.get("form") ? formRequest(c.req.raw, c.get("form")!) : c.req.raw);
  site.post("/graphql", async (c) => {
    const answer = await app.api(withForm(c), callerOf(c, tls));
    return c.req.header("x-authorization") ? answer : tokenAsCookie(answer, tls);
  });
  site.all("/graphql", (c) => c.body(null, 405, { allow: "POST" }));
  site.post(websiteApiPath, (c) => app.websiteApi(withForm(c), { ...callerOf(c, tls), slug: c.req.param("slug") }));
  site.all(websiteApiPath, (c) => c.body(null, 405, { allow: "POST, OPTIONS" }));
  /** A browser gets the page for reauthentication. */
  const proofOrRefusal = (c: Context) =>
    c.req.header("accept")?.includes("text/html")
      ? c.redirect(reauthenticateForFile(c.req.header("referer"), c.req.query("language")))
      : refuse(c, "reauthenticationNeeded");
  const exports = "/api/app/payment/invoices-export";
  // Its parameters are those of the address: a body is not read.
  site.post(exports, (c) => {
    const query = new URL(c.req.url).searchParams;
    return beginInvoicesExport(app, callerOf(c, tls), query, c.req.header("idempotency-key"));
  });
  site.on(["POST", "PUT", "PATCH", "DELETE"], "*", async (c, next) => {
    if (await isReadableForm(c.req.raw, c.get("form"))) return next();
    note(c, "invalidInput");
    return errorAnswer("invalidInput");
  });
  site.get("/api/app/file/:uuid", async (c, next) => {
    const asks = (name: string) => c.req.query(name) !== undefined;
    const drawing = asks("small") ? "thumbnail" : asks("picture") ? "picture" : undefined;
    const file = await app.file(callerOf(c, tls), c.req.param("uuid"), { save: asks("save"), drawing });
    if (file === "reauthenticationNeeded") return proofOrRefusal(c);
    if (typeof file === "string") return refuse(c, file);
    const shown = file.headers.get("content-disposition")?.startsWith("inline");
    if (!shown || c.req.header("sec-fetch-dest") !== "document") return file;
    await file.body?.cancel();
    return next(); // In a window of its own a page frames it, which ends with the session.
  });
  site.get("/api/cms/datagrid/:name", async (c) => {
    const grid = await app.grid(callerOf(c, tls), c.req.param("name"), new URL(c.req.url).searchParams);
    if (grid === "reauthenticationNeeded") return proofOrRefusal(c);
    return typeof grid === "string" ? refuse(c, grid) : grid;
  });
  site.get("/api/cms/statistics", async (c) => {
    const file = await app.chartFile(callerOf(c, tls), new URL(c.req.url).searchParams);
    return typeof file === "string" ? refuse(c, file) : file;
  });
  site.get(exports, async (c) => {
    const found = await findInvoicesExport(app, callerOf(c, tls), Number(c.req.query("id")));
    if (typeof found !== "string") return found;
    const file = await app.file(callerOf(c, tls), found, { save: true });
    return typeof file === "string" ? refuse(c, file) : file;
  });
  site.get("/kalendar/:file{[\\w-]+\\.ics}", async (c) => {
    const feed = await app.feed(callerOf(c, tls), c.req.param("file").slice(0, -4), c.req.header("if-none-match"));
    return typeof feed === "string" ? refuse(c, feed) : feed;
  });
  site.get("/zmeny-kalendare", (c) => app.watchCalendar(callerOf(c, tls).token, c.req.raw.signal));
}

const answerPages = (site: Site, app: App, pages: Pages, version: string, { note }: Refusals) =>
  site.all("*", async (c) => {
    const context = loadContext(app, c);
    const page = await pages(context.files ? textRequest(c.req.raw, context.files) : c.req.raw, context);
    c.set("embeddedBy", context.embeddedBy);
    if (page.status === errors.forbidden.status) note(c, "forbidden");
    // By it a page that is open learns that a new version has been installed (app/enhance/start/new-version.ts).
    if (!context.document || c.req.path === "/__manifest") page.headers.set("x-version", version);
    if (context.renewedToken) page.headers.append("set-cookie", signIn({ context }, context.renewedToken));
    return comeAgain(page, context.retryAfter);
  });
