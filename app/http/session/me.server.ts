import { setImmediate } from "node:timers/promises";
import { MeQuery, type Me } from "#app/graphql/staff/accounts.ts";
import { call } from "#app/graphql/client.server.ts";
import { pageOf } from "#app/http/request/load.server.ts";
import type { Args } from "../request/context.ts";
import { CallFailed } from "#app/graphql/failure.ts";
import { lockAgain, toLogin } from "../request/login-again.server.ts";
import { sessionToken } from "./session-cookie.server.ts";

declare module "@remix-run/node" {
  interface AppLoadContext {
    /** The signed-in user, looked up once. */
    me?: Promise<Me | null>;
    /** The session turned out to be locked at its shared desk. */
    locked?: true;
    /** A loader's own query that includes the signed-in user. */
    bringsMe?: Promise<{ me: Me | null }>;
  }
}

/** The signed-in user, or null; looked up once a request. An error is handled by each reader. */
export function me(args: Args): Promise<Me | null> {
  const { request, context } = args;
  context.me ??= sessionToken(request.headers.get("cookie"), context.secure) ? learn(args) : Promise.resolve(null);
  return context.me.catch((thrown: unknown) => {
    throw thrown instanceof Response ? thrown.clone() : thrown;
  });
}

/**
 * Every page needs the user: one whose own query includes the answer declares it before anything else has been awaited.
 */
async function learn(args: Args): Promise<Me | null> {
  await setImmediate();
  return (await args.context.bringsMe?.catch(() => null))?.me ?? ask(args);
}

async function ask(args: Args): Promise<Me | null> {
  try {
    return (await call(args, MeQuery)).me;
  } catch (failed) {
    if (!(failed instanceof CallFailed)) throw failed;
    if (failed.error === "sessionLocked") args.context.locked = true;
    else if (failed.error !== "notSignedIn") throw pageOf(failed);
    return null;
  }
}

/** The signed-in user, or the way to the login page, or to the lock. */
export async function signedIn(args: Args): Promise<Me> {
  const user = await me(args);
  if (!user) throw args.context.locked ? lockAgain(args) : await toLogin(args);
  return user;
}
