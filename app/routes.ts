import { layout, route, type RouteConfig } from "@remix-run/route-config";
import { pages } from "./paths.ts";

/** Hands the map of the house to Remix; the language prefix is added here, once. */
const standing = (where: string) =>
  Object.entries(pages)
    .filter(([, page]) => page.layout === where)
    .map(([name, page]) =>
      route([":locale?", page.path].filter(Boolean).join("/"), `routes/${page.module}.tsx`, { id: name }),
    );

export default [
  layout("routes/frame.tsx", { id: "frame" }, standing("frame")),
  layout("routes/door.tsx", { id: "door" }, standing("door")),
  layout("routes/paper.tsx", { id: "paper" }, standing("paper")),
  ...standing("none"),
  route("*", "routes/site/missing.tsx", { id: "missing" }),
] satisfies RouteConfig;
