import { parse, serialize } from "hono/utils/cookie";
import type { Args } from "./context.ts";

/** `__Host-` under TLS: no other host and no other path can set or see it. */
export const sessionCookieName = (secure: boolean) => (secure ? "__Host-motus" : "motus");

export const sessionToken = (cookies: string | null, secure: boolean): string | null =>
  (cookies && parse(cookies, sessionCookieName(secure))[sessionCookieName(secure)]) || null;

/** Signs this browser in; without a lifetime of its own, the API ends the session. */
export const signIn = (args: Args, token: string) =>
  serialize(sessionCookieName(args.context.secure), token, { httpOnly: true, sameSite: "Lax", path: "/", secure: args.context.secure });
