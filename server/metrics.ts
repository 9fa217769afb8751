import { createHash, timingSafeEqual } from "node:crypto";
import type { Hono, MiddlewareHandler } from "hono";
import type { App } from "#api/core/process/app.ts";
import type { Env } from "./request.ts";

/** The kinds of requests, each by the beginning of its address; pages are the rest. */
const kinds: [RegExp, string][] = [
  [/^\/assets\//, "asset"],
  [/^\/graphql$/, "api"],
  [/^\/(healthz|readyz|metrics)$/, "probe"],
  [/^\/api\/app\/file\//, "file"],
  [/^\/api\/cms\//, "list"],
  [/^\/api\//, "program"],
  [/^\/kalendar\/[\w-]+\.ics$/, "feed"],
  [/^\/zmeny-kalendare$/, "stream"],
];

const kindOf = (path: string) => kinds.find(([pattern]) => pattern.test(path))?.[1] ?? "page";

/** Counts each request by its kind and status, never by its address. */
export const measureRequests =
  ({ metrics }: App): MiddlewareHandler<Env> =>
  async (c, next) => {
    const begun = performance.now();
    await next();
    metrics?.observe(kindOf(c.req.path), c.res.status, (performance.now() - begun) / 1000);
  };

/** The metrics for programs that know the token; without one there is no such page. */
export function answerMetrics(site: Hono<Env>, { metrics, settings }: App) {
  const { MOTUS_METRICS_TOKEN: token } = settings;
  site.get("/metrics", async (c) => {
    if (!metrics || !token) return c.body(null, 404);
    const given = /^Bearer (.+)$/i.exec(c.req.header("authorization") ?? "")?.[1];
    if (given === undefined || !isSame(given, token)) return c.body(null, 401, { "www-authenticate": "Bearer" });
    return c.body(await metrics.read(), 200, { "content-type": metrics.contentType, "cache-control": "no-store" });
  });
}

/** Compares digests, which have one length, in constant time. */
const isSame = (one: string, other: string) => timingSafeEqual(digestOf(one), digestOf(other));
const digestOf = (text: string) => createHash("sha256").update(text).digest();
