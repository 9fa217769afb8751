import type { MiddlewareHandler } from "hono";
import type { App } from "#api/core/process/app.ts";
import type { Refusals } from "./refusals.ts";
import type { Env } from "./request.ts";

const preflight = {
  "access-control-allow-methods": "POST, OPTIONS",
  "access-control-allow-headers": "content-type",
  "access-control-max-age": "7200",
};

/**
 * Lets in the websites that the centre of the path lists. Their visitors are always anonymous: whatever would sign
 * somebody in is removed, so that no other site gains by a visitor's session.
 */
export function onlyListedOrigins(app: App, { refuse }: Refusals): MiddlewareHandler<Env> {
  return async (c, next) => {
    for (const name of ["cookie", "x-authorization", "x-desk"]) c.req.raw.headers.delete(name);
    const origin = c.req.header("origin");
    const listed = await app.bookingOrigins(c.req.param("slug")!);
    if (typeof listed === "string") c.res = await refuse(c, listed);
    else if (!origin || !listed.includes(origin)) c.res = await refuse(c, "foreignOrigin");
    else {
      c.set("website", true);
      if (c.req.method === "OPTIONS") c.res = c.body(null, 204, preflight);
      else await next();
      c.res.headers.set("access-control-allow-origin", origin);
    }
    c.res.headers.append("vary", "origin");
  };
}
