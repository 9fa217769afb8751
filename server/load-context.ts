import type { AppLoadContext } from "@remix-run/node";
import type { App } from "#api/core/process/app.ts";
import { apiOverHttp } from "./api-over-http.ts";
import { formRequest } from "./form-request.ts";
import { callerOf, speaksTls, type Context } from "./request.ts";

/**
 * Loaders and actions get the API and the request's own values by it; `refused` is the status of a page that refuses.
 */
export function loadContext(app: App, c: Context, refused?: number): AppLoadContext {
  const { settings } = app;
  const caller = callerOf(c, speaksTls(settings));
  // A write may change who the caller is, and others may while a page is being sent: then each question looks the
  // session up again.
  const asks = () =>
    c.req.method === "GET" && !context.later
      ? caller
      : { ...caller, session: undefined, profile: undefined, openedCards: undefined };
  const context: AppLoadContext = {
    api: settings.API_URL
      ? apiOverHttp(settings.API_URL, settings.url, caller)
      : (input, init) =>
          app.api(
            init?.body instanceof FormData
              ? formRequest(new Request(input, { ...init, body: undefined }), init.body)
              : new Request(input, init),
            asks(),
          ),
    file: (uuid) => app.file(caller, uuid, { save: true }),
    nonce: c.get("nonce"),
    requestId: caller.requestId,
    log: app.log,
    files: c.get("form"),
    document: !c.req.path.endsWith(".data"),
    now: app.services.now,
    url: settings.url,
    secure: speaksTls(settings),
    production: settings.NODE_ENV === "production",
    sampler: settings.MOTUS_SAMPLER,
    cookieSecret: settings.secrets.cookies,
    links: app.links,
    refused,
  };
  return context;
}
