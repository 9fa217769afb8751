import { randomBytes } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { Context as HonoContext, MiddlewareHandler } from "hono";
import { newRequestId, type App } from "#api/core/process/app.ts";
import { askedHost, callerAddress } from "#api/core/access/caller.ts";
import { deskToken, sessionToken } from "#app/http/session/session-cookie.server.ts";
import type { BodyShare } from "./body-budget.ts";
import { compress } from "./compress.ts";
import { answerElsewhere, dropProxyHeaders } from "./own-host.ts";
import { secure } from "./security.ts";

export type Env = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    nonce: string;
    requestId: string;
    address: string;
    share: BodyShare | undefined;
    form: FormData | undefined;
    embeddedBy: readonly string[] | undefined;
    /** Asked by a website that its centre lists. */
    website: true | undefined;
  };
};
export type Context = HonoContext<Env>;

type Settings = App["settings"];

export const speaksTls = ({ url }: Settings) => url.startsWith("https:");

/** The address that the installation says it has. */
export const ownUrl = ({ MOTUS_URL }: Settings) => (MOTUS_URL ? new URL(MOTUS_URL) : undefined);

export const isMultipart = (c: Context) =>
  c.req.method === "POST" && /^multipart\//i.test(c.req.header("content-type") ?? "");

/** A browser asks for a page, programs and scripts for data. */
export const isForPeople = (c: Context) => c.req.header("accept")?.includes("text/html") === true;

/** The caller as the API asks it. */
export const callerOf = (c: Context, tls: boolean) => ({
  token: c.req.header("x-authorization")?.replace(/^Bearer /, "") || sessionToken(c.req.header("cookie") ?? null, tls),
  desk: c.req.header("x-desk") || deskToken(c.req.header("cookie") ?? null, tls),
  address: c.get("address"),
  requestId: c.get("requestId"),
});

/** Names each request, and compresses and secures its answer. */
export function nameAndSecure(settings: Settings): MiddlewareHandler<Env> {
  const tls = speaksTls(settings);
  return async (c, next) => {
    c.set("nonce", randomBytes(16).toString("base64"));
    c.set("requestId", newRequestId());
    await next();
    if (!c.res.headers.get("cache-control")?.includes("immutable")) c.res = await compress(c.req.raw, c.res);
    secure(c.res.headers, { nonce: c.get("nonce"), tls, embeddedBy: c.get("embeddedBy") });
  };
}

/** Answers only under the own name. Of what proxies say only that of our own counts, and nothing reads the rest. */
export function onlyOwnHost(settings: Settings): MiddlewareHandler<Env> {
  const ours = ownUrl(settings);
  return (c, next) => {
    const { headers, url } = c.req.raw;
    const asked = askedHost(headers, new URL(url).host, settings.MOTUS_TRUSTED_PROXIES);
    const elsewhere = answerElsewhere(url, asked, ours);
    if (elsewhere) return Promise.resolve(elsewhere);
    c.set("address", callerAddress(headers, c.env?.incoming?.socket.remoteAddress, settings.MOTUS_TRUSTED_PROXIES));
    dropProxyHeaders(headers, ours?.host ?? asked);
    return next();
  };
}
