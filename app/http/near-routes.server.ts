import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { locales } from "#rules/codes.ts";

/**
 * Remix goes through all routes it has five times a request, which costs more than reading the week of a clinic. So each
 * first part of an address gets a handler that knows only the routes beginning with it; what begins with none of them,
 * Remix's own addresses among it, gets one that knows them all. The start page is among the routes of each: the browser
 * takes it for known from the first page on, and never asks for it.
 */
export function nearRoutes(build: ServerBuild, mode: string): RequestHandler {
  const all = createRequestHandler(build, mode);
  const firstOf = ({ path }: { path?: string }) =>
    path?.startsWith(":locale?") ? (path.split("/")[1] ?? "") : undefined;
  const firsts = new Set(Object.values(build.routes).flatMap((route) => firstOf(route!) ?? []));
  const handlers = new Map(
    [...firsts].map((first) => [
      first,
      createRequestHandler(
        only(build, (route) => [undefined, "", first].includes(firstOf(route))),
        mode,
      ),
    ]),
  );
  return (request, context) => (handlers.get(firstPart(new URL(request.url).pathname)) ?? all)(request, context);
}

/** The first part of an address after the language, as in `/de/kartoteka/novy` or `/kartoteka.data`. */
function firstPart(pathname: string): string {
  const [first = "", second = ""] = pathname
    .slice(1)
    .replace(/\.data$/, "")
    .split("/");
  return first === "_root" ? "" : locales.some((locale) => locale === first) ? second : first;
}

function only(build: ServerBuild, asked: (route: { path?: string }) => boolean): ServerBuild {
  const kept = <R extends { path?: string }>(routes: Record<string, R | undefined>): Record<string, R> =>
    Object.fromEntries(Object.entries(routes).flatMap(([id, route]) => (route && asked(route) ? [[id, route]] : [])));
  return { ...build, routes: kept(build.routes), assets: { ...build.assets, routes: kept(build.assets.routes) } };
}
