import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { rm } from "node:fs/promises";
import path from "node:path";
import { getRequestListener, serve, type HttpBindings } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import type { AppLoadContext, ServerBuild } from "@remix-run/node";
import { Hono, type Context as HonoContext } from "hono";
import { bodyLimit } from "hono/body-limit";
import { callerAddress } from "./api/caller.ts";
import { furnish, openHouse, type House } from "./api/house.ts";
import { readSettings } from "./api/settings.ts";
import { apiOverHttp } from "./app/http/api-over-http.server.ts";
import { compress } from "./app/http/compress.server.ts";
import { nearRoutes } from "./app/http/near-routes.server.ts";
import { formRequest, textRequest } from "./app/http/form-request.server.ts";
import { isReadableForm } from "./app/http/readable-form.server.ts";
import { readUpload } from "./app/http/read-upload.server.ts";
import { fromOurPages, secure } from "./app/http/security.server.ts";
import { deskToken, sessionToken } from "./app/http/session-cookie.server.ts";
import { errors, type ErrorName } from "./rules/errors.ts";
import { MOST_FILE_BYTES, MOST_FILES } from "./rules/upload.ts";

export { furnish, openHouse };

const log = (line: Record<string, unknown>) => console.error(JSON.stringify({ at: new Date().toISOString(), ...line }));

type Env = { Bindings: Partial<HttpBindings>; Variables: { nonce: string; form: FormData | undefined } };
type Context = HonoContext<Env>;

/** How many bytes a form may be long, without files and with them. */
const MOST_TYPED = 2_000_000;
const MOST_UPLOADED = MOST_FILES * MOST_FILE_BYTES + MOST_TYPED;

/** The whole application as one fetch: static files, the API at /graphql, and Remix for the rest. */
export function createApp(house: House, build: ServerBuild) {
  const { settings } = house;
  const tls = settings.url.startsWith("https:");
  const remix = nearRoutes(build, settings.NODE_ENV);
  const app = new Hono<Env>();

  const answer = (name: ErrorName) => {
    const { status, code, message } = errors[name];
    return Response.json({ error: { code, message }, errors: [{ message, extensions: { code } }] }, { status });
  };
  /** What is refused before it is read: to programs in words they read, to people as a page. */
  const refuse = (c: Context, name: ErrorName) =>
    c.req.header("accept")?.includes("text/html")
      ? remix(new Request(c.req.url, { headers: c.req.raw.headers }), contextOf(c, errors[name].status))
      : answer(name);
  const atMost = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => refuse(c, "tooLarge") });
  const pages = atMost(MOST_TYPED);

  const isMultipart = (c: Context) => c.req.method === "POST" && /^multipart\//i.test(c.req.header("content-type") ?? "");

  app.use(async (c, next) => {
    c.set("nonce", randomBytes(16).toString("base64"));
    await next();
    if (!c.res.headers.get("cache-control")?.includes("immutable")) c.res = await compress(c.req.raw, c.res);
    secure(c.res.headers, { nonce: c.get("nonce"), tls });
  });
  app.get("/healthz", (c) => c.text("ok"));
  app.get("/readyz", async (c) => ((await house.ready()) ? c.text("ready") : c.text("not ready", 503)));
  if (settings.NODE_ENV === "production") {
    const cached = (value: string) =>
      serveStatic({ root: "./build/client", precompressed: true, onFound: (_path, c) => c.header("cache-control", value) });
    app.use("/assets/*", cached("public, max-age=31536000, immutable"));
    app.use("*", cached("public, max-age=3600"));
  }
  app.use(async (c, next) => (isMultipart(c) ? next() : pages(c, next)));
  app.use((c, next) => {
    const bearsToken = c.req.path === "/graphql" && c.req.header("x-authorization");
    const origin = new URL(settings.MOTUS_URL ?? c.req.url).origin;
    return bearsToken || fromOurPages(c.req.raw, origin) ? next() : Promise.resolve(refuse(c, "foreignOrigin"));
  });

  // What comes with files is read once, onto the disk, whoever it is for.
  app.use(async (c, next) => {
    if (!isMultipart(c)) return next();
    // Only who is signed in may fill the disk.
    const known = await house.knows(caller(c.req.raw, c.env?.incoming).token);
    const upload = await readUpload(c.req.raw, uploading(settings), known ? MOST_UPLOADED : MOST_TYPED);
    if (typeof upload === "string") return refuse(c, upload);
    c.set("form", upload.form);
    return next().finally(upload.forget);
  });

  const caller = (request: Request, incoming: IncomingMessage | undefined, requestId = randomUUID() as string) => ({
    token: request.headers.get("x-authorization")?.replace(/^Bearer /, "") || sessionToken(request.headers.get("cookie"), tls),
    desk: request.headers.get("x-desk") || deskToken(request.headers.get("cookie"), tls),
    address: callerAddress(request.headers, incoming?.socket.remoteAddress, settings.MOTUS_TRUSTED_PROXIES),
    requestId,
  });
  const withForm = (c: Context) => (c.get("form") ? formRequest(c.req.raw, c.get("form")!) : c.req.raw);
  app.post("/graphql", (c) => house.api(withForm(c), caller(c.req.raw, c.env?.incoming)));
  app.all("/graphql", (c) => c.body(null, 405, { allow: "POST" }));
  app.on(["POST", "PUT", "PATCH", "DELETE"], "*", async (c, next) => ((await isReadableForm(c.req.raw, c.get("form"))) ? next() : answer("invalidInput")));
  app.get("/api/app/file/:uuid", async (c) => {
    const asks = (name: string) => c.req.query(name) !== undefined;
    const drawing = asks("small") ? "thumbnail" : asks("picture") ? "picture" : undefined;
    const file = await house.file(caller(c.req.raw, c.env?.incoming), c.req.param("uuid"), { save: asks("save"), drawing });
    return typeof file === "string" ? refuse(c, file) : file;
  });
  app.get("/zmeny-kalendare", (c) => house.watchCalendar(caller(c.req.raw, c.env?.incoming).token, c.req.raw.signal));
  app.all("*", async (c) => {
    const context = contextOf(c);
    const page = await remix(context.files ? textRequest(c.req.raw, context.files) : c.req.raw, context);
    if (context.retryAfter !== undefined) page.headers.set("retry-after", String(context.retryAfter));
    return page;
  });
  function contextOf(c: Context, refused?: number): AppLoadContext {
    const who = caller(c.req.raw, c.env?.incoming, randomUUID());
    // A write may change who somebody is, and while a page is being sent others may: then every question looks anew.
    const asks = () => (c.req.method === "GET" && !context.later ? who : { ...who, session: undefined, profile: undefined });
    const context: AppLoadContext = {
      api: settings.API_URL ? apiOverHttp(settings.API_URL, who) : (input, init) => house.api(init?.body instanceof FormData ? formRequest(new Request(input, { ...init, body: undefined }), init.body) : new Request(input, init), asks()),
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
  app.onError((error) => {
    house.complain(error);
    return answer("unexpected");
  });
  return app;
}

/** Where what is being uploaded lies meanwhile; what a killed process left there is nobody's. */
const uploading = (settings: House["settings"]) => path.join(settings.dataDir, "uploading");

/** The pages, as built beside this file. */
export const loadBuild = () => import("virtual:remix/server-build") as Promise<ServerBuild>;

let house: ReturnType<typeof openHouse> | undefined;

/** Vite's development server hands every request over; the house is opened once. */
export async function developmentListener(build: ServerBuild, request: IncomingMessage, response: ServerResponse) {
  house ??= openHouse(readSettings(process.env), log, (error) => log({ level: "error", error: error.message }));
  await getRequestListener(createApp(await house, build).fetch)(request, response);
}

/** Opens the house and serves it until SIGTERM or SIGINT. */
export async function start(build: ServerBuild) {
  const settings = readSettings(process.env);
  const open = await openHouse(settings, log, (error) => stop(1, error));
  await rm(uploading(settings), { recursive: true, force: true });
  // 50 MB take a quarter of an hour on a slow line.
  const serverOptions = { requestTimeout: 30 * 60_000 };
  const server = serve({ fetch: createApp(open, build).fetch, port: settings.PORT, hostname: settings.HOST, serverOptions }, () => {
    console.log(`Motus: ${settings.url}`);
    for (const { email, password } of open.demo) console.log(`  ${email.padEnd(20)} ${password ?? "(password changed)"}`);
  });
  let stopping = false;
  async function stop(code: number, error?: Error) {
    if (stopping) return;
    stopping = true;
    if (error) log({ level: "error", error: error.message });
    server.close();
    if ("closeIdleConnections" in server) server.closeIdleConnections();
    setTimeout(() => process.exit(code), 10_000).unref();
    await open.stop();
    process.exit(code);
  }
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => void stop(0));
  return open;
}
