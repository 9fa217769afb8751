import { redirect } from "@remix-run/node";
import { call, type Asked } from "#app/graphql/client.server.ts";
import { CallFailed } from "#app/graphql/failure.ts";
import type { Args } from "./context.ts";
import { lockAgain, reauthenticate, toLogin, turnOnFirst } from "./login-again.server.ts";

/** Asks the API for the data of a page: a failure becomes the page that says so (login, lock, 403, 404 …). */
export async function load<Result, Variables extends object>(
  args: Args,
  ...asked: Asked<Result, Variables>
): Promise<Result> {
  try {
    return await call(args, ...asked);
  } catch (failed) {
    if (!(failed instanceof CallFailed)) throw failed;
    if (failed.error === "notSignedIn") throw await toLogin(args);
    if (failed.error === "sessionLocked") throw lockAgain(args);
    if (failed.error === "secondFactorRequired") throw redirect(turnOnFirst(args));
    if (failed.error === "reauthenticationNeeded") throw redirect(reauthenticate(args));
    throw pageOf(failed);
  }
}

/** The answer whose status shows the page of this failure. */
export const pageOf = (failed: CallFailed) =>
  Response.json(
    { code: failed.failure.code, id: failed.details.id },
    {
      status:
        failed.error === "invalidInput" ? 404 : failed.failure.kind === "answer" ? (failed.failure.status ?? 500) : 503,
    },
  );
