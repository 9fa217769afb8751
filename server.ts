import { randomBytes, randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
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
import { isReadableForm } from "./app/http/readable-form.server.ts";
import { fromOurPages, secure } from "./app/http/security.server.ts";
import { sessionToken } from "./app/http/session-cookie.server.ts";
import { errors, type ErrorName } from "./rules/errors.ts";

export { furnish, openHouse };

const log = (line: Record<string, unknown>) => console.error(JSON.stringify({ at: new Date().toISOString(), ...line }));

type Env = { Bindings: Partial<HttpBindings>; Variables: { nonce: string } };
type Context = HonoContext<Env>;

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
  const refuse = (c: Context, name: "tooLarge" | "foreignOrigin") =>
    c.req.header("accept")?.includes("text/html")
      ? remix(new Request(c.req.url, { headers: c.req.raw.headers }), contextOf(c, errors[name].status))
      : answer(name);
  const atMost = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => refuse(c, "tooLarge") });
  const pages = atMost(2_000_000);
  const uploads = atMost(55_000_000);

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
  app.use((c, next) => (c.req.header("content-type")?.startsWith("multipart/") ? uploads : pages)(c, next));
  app.use((c, next) => {
    const bearsToken = c.req.path === "/graphql" && c.req.header("x-authorization");
    const origin = new URL(settings.MOTUS_URL ?? c.req.url).origin;
    return bearsToken || fromOurPages(c.req.raw, origin) ? next() : Promise.resolve(refuse(c, "foreignOrigin"));
  });

  const caller = (request: Request, incoming: IncomingMessage | undefined, requestId = randomUUID() as string) => ({
    token: request.headers.get("x-authorization")?.replace(/^Bearer /, "") || sessionToken(request.headers.get("cookie"), tls),
    address: callerAddress(request.headers, incoming?.socket.remoteAddress, settings.MOTUS_TRUSTED_PROXIES),
    requestId,
  });
  app.post("/graphql", (c) => house.api(c.req.raw, caller(c.req.raw, c.env?.incoming)));
  app.all("/graphql", (c) => c.body(null, 405, { allow: "POST" }));
  app.on(["POST", "PUT", "PATCH", "DELETE"], "*", async (c, next) => ((await isReadableForm(c.req.raw)) ? next() : answer("invalidInput")));
  app.get("/zmeny-kalendare", (c) => house.watchCalendar(caller(c.req.raw, c.env?.incoming).token, c.req.raw.signal));
  app.all("*", async (c) => {
    const context = contextOf(c);
    const page = await remix(c.req.raw, context);
    if (context.retryAfter !== undefined) page.headers.set("retry-after", String(context.retryAfter));
    return page;
  });
  function contextOf(c: Context, refused?: number): AppLoadContext {
    const who = caller(c.req.raw, c.env?.incoming, randomUUID());
    // A write may change who somebody is: then every question looks anew.
    const asks = () => (c.req.method === "GET" ? who : { ...who });
    return {
      api: settings.API_URL ? apiOverHttp(settings.API_URL, who) : (input, init) => house.api(new Request(input, init), asks()),
      nonce: c.get("nonce"),
      requestId: who.requestId,
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
  }
  app.onError((error) => {
    house.complain(error);
    return answer("unexpected");
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

/** Opens the house and serves it until SIGTERM or SIGINT. */
export async function start(build: ServerBuild) {
  const settings = readSettings(process.env);
  const open = await openHouse(settings, log, (error) => stop(1, error));
  const server = serve({ fetch: createApp(open, build).fetch, port: settings.PORT, hostname: settings.HOST }, () => {
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
