import { createRequestHandler, type RequestHandler, type ServerBuild } from "@remix-run/node";

/**
 * Remix walks all its routes five times a request, which costs more than reading the week of a clinic. So each request
 * gets a handler with only the routes that its address or the beginning of it can be; which of them it is, Remix
 * decides. Requests of Remix's own for the routes of other addresses get one with all of them. The start page is among
 * the routes of each: the browser has it from the first page on, and never requests it.
 */
export function nearRoutes(build: ServerBuild, mode: string): RequestHandler {
  const all = createRequestHandler(build, mode);
  const paths = Object.entries(build.routes).flatMap(([id, route]) =>
    route!.path?.startsWith(":locale?") ? [{ id, parts: partsOf(route!.path).slice(1) }] : [],
  );
  const handlers = new Map<string, RequestHandler>();
  return (request, context) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/__manifest") return all(request, context);
    const parts = partsOf(pathname.replace(/\.data$/, ""));
    const near = paths.filter(({ parts: path }) => begins(path, parts) || begins(path, parts.slice(1)));
    const key = near.map(({ id }) => id).join();
    const far = () => new Set(paths.filter((path) => !near.includes(path)).map(({ id }) => id));
    if (!handlers.has(key)) handlers.set(key, createRequestHandler(without(build, far()), mode));
    return handlers.get(key)!(request, context);
  };
}

const partsOf = (pathname: string) => pathname.toLowerCase().split("/").filter(Boolean).map(decoded);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const begins = (path: string[], parts: string[]) =>
  path.length <= parts.length && path.every((part, at) => part.startsWith(":") || part === parts[at]);

function without(build: ServerBuild, far: Set<string>): ServerBuild {
  const kept = <R>(routes: Record<string, R>): Record<string, R> =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => !far.has(id)));
  return { ...build, routes: kept(build.routes), assets: { ...build.assets, routes: kept(build.assets.routes) } };
}
