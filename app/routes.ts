import { layout, route, type RouteConfig } from "@remix-run/route-config";
import { pages } from "./paths/all.ts";
import type { Layout } from "./paths/page.ts";

/**
 * Hands all addresses to Remix; the language prefix is added here, once. The id of a route is the item of the menu and
 * the name of its page, so that the browser knows the item to mark.
 */
const drawnIn = (where: Layout) =>
  Object.entries(pages)
    .filter(([, page]) => page.layout === where)
    .map(([name, page]) =>
      route([":locale?", page.path].filter(Boolean).join("/"), `routes/${page.module}.tsx`, {
        id: `${page.menu}/${name}`,
      }),
    );

export default [
  layout("routes/app-layout.tsx", { id: "app" }, [
    ...drawnIn("app"),
    route("*", "routes/site/missing.tsx", { id: "missing" }),
  ]),
  layout("routes/public-layout.tsx", { id: "public" }, drawnIn("public")),
  layout("routes/print-layout.tsx", { id: "print" }, drawnIn("print")),
  ...drawnIn("none"),
] satisfies RouteConfig;
