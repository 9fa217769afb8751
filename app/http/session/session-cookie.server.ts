import { parse, serialize } from "hono/utils/cookie";
import type { Args } from "../request/context.ts";
import { hostCookie } from "../request/device-cookie.server.ts";

export const sessionCookieName = (secure: boolean) => hostCookie("motus", secure);

export const sessionToken = (cookies: string | null, secure: boolean): string | null =>
  (cookies && parse(cookies, sessionCookieName(secure))[sessionCookieName(secure)]) || null;

type Named = "step" | "device" | "desk";
/** Cookies of an unfinished login, of a remembered device, and of a shared desk. */
const named = (name: Named, secure: boolean) => `${sessionCookieName(secure)}-${name}`;

export const cookieToken = (args: Args, name: Named): string | null => {
  const cookie = named(name, args.context.secure);
  return parse(args.request.headers.get("cookie") ?? "", cookie)[cookie] || null;
};

/** The token of the shared desk that a browser is, if it is one. */
export const deskToken = (cookies: string | null, secure: boolean): string | null =>
  (cookies && parse(cookies, named("desk", secure))[named("desk", secure)]) || null;

/** Gives this browser a token for this many seconds; zero removes it. */
export const keepToken = (args: Args, name: Named, token: string, maxAge: number) =>
  serialize(named(name, args.context.secure), token, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    secure: args.context.secure,
    maxAge,
  });

/** Signs this browser in; the cookie has no lifetime of its own, since the API ends the session. */
export const signIn = (args: { context: Pick<Args["context"], "secure"> }, token: string) =>
  serialize(sessionCookieName(args.context.secure), token, {
    httpOnly: true,
    sameSite: "Lax",
    path: "/",
    secure: args.context.secure,
  });

/** Hands the token that a session got in an answer of the API to a browser as its cookie, out of reach of scripts. */
export function tokenAsCookie(answer: Response, secure: boolean): Response {
  const token = answer.headers.get("x-session-token");
  if (!token) return answer;
  answer.headers.delete("x-session-token");
  answer.headers.append("set-cookie", signIn({ context: { secure } }, token));
  return answer;
}
