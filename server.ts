import cluster from "node:cluster";
import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { getRequestListener, serve, type HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import { Hono, type Context as HonoContext } from "hono";
import { askedHost, callerAddress } from "./api/caller.ts";
import { createEnding, logWhatIsNotCaught, requestsEnd } from "./api/ending.ts";
import {
  furnish,
  joinHouse,
  newRequestId,
  layGround,
  openHouse,
  uploadingIn,
  type DemoLogin,
  type House,
} from "./api/house.ts";
import { accessGiven, keepProcesses, onToldToStop } from "./api/processes.ts";
import { readSettings } from "./api/settings.ts";
import { comeAgain, errorAnswer } from "./app/http/answers.server.ts";
import { apiOverHttp } from "./app/http/api-over-http.server.ts";
import { createBodyBudget, type BodyShare } from "./app/http/body-budget.server.ts";
import { compress } from "./app/http/compress.server.ts";
import { nearRoutes } from "./app/http/near-routes.server.ts";
import { formRequest, textRequest } from "./app/http/form-request.server.ts";
import { answerElsewhere, dropProxyHeaders } from "./app/http/own-host.server.ts";
import { isReadableForm } from "./app/http/readable-form.server.ts";
import { readText } from "./app/http/read-text.server.ts";
import { readUpload } from "./app/http/read-upload.server.ts";
import { fromOurPages, secure } from "./app/http/security.server.ts";
import { deskToken, sessionToken, signIn, tokenAsCookie } from "./app/http/session-cookie.server.ts";
import { errors, type ErrorName } from "./rules/errors.ts";
import { MOST_FILE_BYTES, MOST_FILES } from "./rules/upload.ts";

export { furnish, openHouse };

const log = (line: Record<string, unknown>) => console.error(JSON.stringify({ at: new Date().toISOString(), ...line }));

type Env = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    nonce: string;
    requestId: string;
    address: string;
    share: BodyShare | undefined;
    form: FormData | undefined;
  };
};
type Context = HonoContext<Env>;

/** How many bytes a form may be long, without files and with them. */
const MOST_TYPED = 2_000_000;
/** The same of somebody who is not signed in: of a form whose session has ended the API keeps no more. */
const MOST_OF_STRANGERS = 300_000;
const MOST_UPLOADED = MOST_FILES * MOST_FILE_BYTES + MOST_TYPED;
/** How many requests one process answers at once: more would only make all of them wait. */
const MOST_AT_ONCE = 200;
const BUSY_SECONDS = 5;

/** The whole application as one fetch: static files, the API at /graphql, and Remix for the rest. */
export function createApp(house: House, build: ServerBuild) {
  const { settings } = house;
  const tls = settings.url.startsWith("https:");
  const ours = settings.MOTUS_URL ? new URL(settings.MOTUS_URL) : undefined;
  const remix = nearRoutes(build, settings.NODE_ENV);
  const app = new Hono<Env>();

  const note = (c: Context, name: ErrorName) =>
    house.noteRefusal(name, { address: c.get("address"), requestId: c.get("requestId") });
  const refuse = (c: Context, name: ErrorName) => (note(c, name), turnAway(c, name));
  /** What is refused before it is read: to programs in words they read, to people as a page. */
  const turnAway = async (c: Context, name: ErrorName) => {
    const isForPeople = c.req.header("accept")?.includes("text/html");
    const refusal = isForPeople
      ? await remix(new Request(c.req.url, { headers: c.req.raw.headers }), contextOf(c, errors[name].status))
      : errorAnswer(name);
    return comeAgain(refusal, name === "busy" ? BUSY_SECONDS : undefined);
  };

  const isMultipart = (c: Context) =>
    c.req.method === "POST" && /^multipart\//i.test(c.req.header("content-type") ?? "");

  app.use(async (c, next) => {
    c.set("nonce", randomBytes(16).toString("base64"));
    c.set("requestId", newRequestId());
    await next();
    if (!c.res.headers.get("cache-control")?.includes("immutable")) c.res = await compress(c.req.raw, c.res);
    secure(c.res.headers, { nonce: c.get("nonce"), tls });
  });
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => {
    const trouble = house.diskTrouble();
    const disk = trouble ? `, the disk is ${trouble}` : "";
    return (await house.ready()) ? c.text(`ready${disk}`) : c.text(`not ready${disk}`, 503);
  });
  // Probes come by any name. Of what proxies say only that of our own counts, and nothing reads the rest.
  app.use((c, next) => {
    const { headers, url } = c.req.raw;
    const asked = askedHost(headers, new URL(url).host, settings.MOTUS_TRUSTED_PROXIES);
    const elsewhere = answerElsewhere(url, asked, ours);
    if (elsewhere) return Promise.resolve(elsewhere);
    c.set("address", callerAddress(headers, c.env?.incoming?.socket.remoteAddress, settings.MOTUS_TRUSTED_PROXIES));
    dropProxyHeaders(headers, ours?.host ?? asked);
    return next();
  });
  if (settings.NODE_ENV === "production") {
    const cached = (value: string) =>
      serveStatic({
        root: "./build/client",
        precompressed: true,
        onFound: (_path, c) => c.header("cache-control", value),
      });
    app.use("/assets/*", cached("public, max-age=31536000, immutable"));
    app.use("*", cached("public, max-age=3600"));
  }
  // While the database is away no session is known, and a text is read all the same: the page that says so gives it back.
  const knows = (c: Context) =>
    house.knows(caller(c).token).catch((error: unknown) => (isMultipart(c) ? Promise.reject(error) : false));
  const openShare = createBodyBudget();
  app.use(async (c, next) => {
    if (["GET", "HEAD"].includes(c.req.method) || (await knows(c))) return next();
    const share = openShare();
    c.set("share", share);
    return next().finally(share.release);
  });
  app.use(async (c, next) => {
    if (isMultipart(c)) return next();
    const share = c.get("share");
    const read = await readText(c.req.raw, share ? MOST_OF_STRANGERS : MOST_TYPED, share);
    if (typeof read === "string") return refuse(c, read);
    c.req.raw = read;
    return next();
  });
  app.use((c, next) => {
    const bearsToken = c.req.path === "/graphql" && c.req.header("x-authorization");
    return bearsToken || fromOurPages(c.req.raw, ours) ? next() : refuse(c, "foreignOrigin");
  });

  // What comes with files is read once, onto the disk, whoever it is for.
  app.use(async (c, next) => {
    if (!isMultipart(c)) return next();
    const share = c.get("share"); // Only who is signed in may fill the disk.
    const upload = await readUpload(c.req.raw, uploadingIn(settings), share ? MOST_TYPED : MOST_UPLOADED, share);
    if (typeof upload === "string") return refuse(c, upload);
    c.set("form", upload.form);
    return next().finally(upload.forget);
  });

  // Whoever still sends is not counted, nor are streams that are open.
  let atOnce = 0;
  app.use(async (c, next) => {
    if (atOnce >= MOST_AT_ONCE) return refuse(c, "busy");
    atOnce++;
    return next().finally(() => atOnce--);
  });

  const caller = (c: Context) => ({
    token:
      c.req.header("x-authorization")?.replace(/^Bearer /, "") || sessionToken(c.req.header("cookie") ?? null, tls),
    desk: c.req.header("x-desk") || deskToken(c.req.header("cookie") ?? null, tls),
    address: c.get("address"),
    requestId: c.get("requestId"),
  });
  const withForm = (c: Context) => (c.get("form") ? formRequest(c.req.raw, c.get("form")!) : c.req.raw);
  app.post("/graphql", async (c) => {
    const answer = await house.api(withForm(c), caller(c));
    return c.req.header("x-authorization") ? answer : tokenAsCookie(answer, tls);
  });
  app.all("/graphql", (c) => c.body(null, 405, { allow: "POST" }));
  app.on(["POST", "PUT", "PATCH", "DELETE"], "*", async (c, next) => {
    if (await isReadableForm(c.req.raw, c.get("form"))) return next();
    note(c, "invalidInput");
    return errorAnswer("invalidInput");
  });
  app.get("/api/app/file/:uuid", async (c) => {
    const asks = (name: string) => c.req.query(name) !== undefined;
    const drawing = asks("small") ? "thumbnail" : asks("picture") ? "picture" : undefined;
    const file = await house.file(caller(c), c.req.param("uuid"), { save: asks("save"), drawing });
    return typeof file === "string" ? refuse(c, file) : file;
  });
  app.get("/zmeny-kalendare", (c) => house.watchCalendar(caller(c).token, c.req.raw.signal));
  app.all("*", async (c) => {
    const context = contextOf(c);
    const page = await remix(context.files ? textRequest(c.req.raw, context.files) : c.req.raw, context);
    if (page.status === errors.forbidden.status) note(c, "forbidden");
    if (context.renewedToken) page.headers.append("set-cookie", signIn({ context }, context.renewedToken));
    return comeAgain(page, context.retryAfter);
  });
  function contextOf(c: Context, refused?: number): AppLoadContext {
    const who = caller(c);
    // A write may change who somebody is, and while a page is being sent others may: then every question looks anew.
    const asks = () =>
      c.req.method === "GET" && !context.later ? who : { ...who, session: undefined, profile: undefined };
    const context: AppLoadContext = {
      api: settings.API_URL
        ? apiOverHttp(settings.API_URL, settings.url, who)
        : (input, init) =>
            house.api(
              init?.body instanceof FormData
                ? formRequest(new Request(input, { ...init, body: undefined }), init.body)
                : new Request(input, init),
              asks(),
            ),
      file: (uuid) => house.file(who, uuid, { save: true }),
      nonce: c.get("nonce"),
      requestId: who.requestId,
      files: c.get("form"),
      document: !c.req.path.endsWith(".data"),
      now: house.services.now,
      url: settings.url,
      secure: tls,
      production: settings.NODE_ENV === "production",
      sampler: settings.MOTUS_SAMPLER,
      cookieSecret: settings.secrets.cookies,
      links: house.links,
      refused,
    };
    return context;
  }
  app.onError(async (error, c) => {
    const { fault, details } = house.faultIn(error, c.get("requestId"));
    if (fault === "unexpected") return errorAnswer(fault, c.get("requestId"));
    return comeAgain(await turnAway(c, fault), details.retryAfterSeconds as number | undefined);
  });
  return app;
}

/** The pages, as built beside this file. */
export const loadBuild = () => import("virtual:remix/server-build") as Promise<ServerBuild>;

let house: ReturnType<typeof openHouse> | undefined;

/** Vite's development server hands every request over; the house is opened once. */
export async function developmentListener(build: ServerBuild, request: IncomingMessage, response: ServerResponse) {
  house ??= openHouse(readSettings(process.env), log, (error) => log({ level: "error", error: error.message }));
  await getRequestListener(createApp(await house, build).fetch)(request, response);
}

/** Serves until SIGTERM or SIGINT: alone, by several processes that this one looks after, or as one of those. */
export async function start() {
  logWhatIsNotCaught(log);
  const settings = readSettings(process.env);
  const { end, first } = createEnding(log);
  const open = async (house: House, served = () => {}) => {
    const server = listen(house, await loadBuild(), served);
    first(() => house.stop(requestsEnd(server)));
  };
  if (cluster.isWorker) {
    onToldToStop(() => void end(0));
    return open(await joinHouse(settings, await accessGiven(), log));
  }

  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void end(0));
  const lost = (error: Error) => void end(1, error);
  const greet = (demo: DemoLogin[]) => {
    console.log(`Motus: ${settings.url}`);
    for (const { email, password } of demo) console.log(`  ${email.padEnd(20)} ${password ?? "(password changed)"}`);
  };
  if (settings.MOTUS_PROCESSES === 1) {
    const house = await openHouse(settings, log, lost);
    return open(house, () => greet(house.demo));
  }
  const { database, demo } = await layGround(settings, log, lost);
  const processes = keepProcesses({
    count: settings.MOTUS_PROCESSES,
    access: database.access,
    log,
    onServing: () => greet(demo),
    onFailed: lost,
  });
  first(() => processes.stop().then(database.stop));
}

function listen(house: House, build: ServerBuild, served: () => void) {
  // 50 MB take a quarter of an hour on a slow line.
  const serverOptions = { requestTimeout: 30 * 60_000 };
  return serve(
    { fetch: createApp(house, build).fetch, port: house.settings.PORT, hostname: house.settings.HOST, serverOptions },
    served,
  );
}
