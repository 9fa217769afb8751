import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";
import { locales } from "#rules/codes.ts";

/**
 * Remix walks all its routes five times a request, which costs more than reading the week of a clinic. So each first
 * part of an address gets a handler with only the routes that begin with it; other addresses, Remix's own included, get
 * one with all of them. The start page is among the routes of each: the browser has it from the first page on, and
 * never requests it.
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
