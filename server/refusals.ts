import type { ServerBuild } from "@remix-run/node";
import type { App } from "#api/core/process/app.ts";
import { errors, type ErrorName } from "#rules/errors.ts";
import { comeAgain, errorAnswer } from "./answers.ts";
import { nearRoutes } from "./near-routes.ts";
import { loadContext } from "./load-context.ts";
import { isForPeople, type Context } from "./request.ts";
import { withWords } from "./words-of-routes.ts";

const BUSY_SECONDS = 5;

export type Pages = ReturnType<typeof nearRoutes>;
export type Refusals = ReturnType<typeof createRefusals>;

export const createPages = (app: App, build: ServerBuild): Pages => nearRoutes(withWords(build), app.settings.NODE_ENV);

/** Refuses what is not read, or failed: in words to programs, as a page to people. */
export function createRefusals(app: App, pages: Pages) {
  const note = (c: Context, name: ErrorName) =>
    app.noteRefusal(name, { address: c.get("address"), requestId: c.get("requestId") });
  const turnAway = async (c: Context, name: ErrorName) => {
    const refusal = isForPeople(c)
      ? await pages(new Request(c.req.url, { headers: c.req.raw.headers }), loadContext(app, c, errors[name].status))
      : errorAnswer(name);
    return comeAgain(refusal, name === "busy" ? BUSY_SECONDS : undefined);
  };
  return {
    note,
    refuse: (c: Context, name: ErrorName) => (note(c, name), turnAway(c, name)),
    onError: async (error: unknown, c: Context) => {
      const { fault, details } = app.faultIn(error, c.get("requestId"));
      if (fault === "unexpected") return errorAnswer(fault, c.get("requestId"));
      return comeAgain(await turnAway(c, fault), details.retryAfterSeconds as number | undefined);
    },
  };
}
