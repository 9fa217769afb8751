import { useMatches, useRouteLoaderData } from "@remix-run/react";
import type { loader } from "#app/root.tsx";
import { href, type PageName } from "#app/paths.ts";

/** What every page knows: language, theme, who is signed in. */
export function useRoot() {
  const root = useRouteLoaderData<typeof loader>("root");
  if (!root) throw new Error("The root's data is missing");
  return root;
}

/** Addresses in the page's language. */
export function useHref() {
  const locale = useRouteLoaderData<typeof loader>("root")?.locale ?? "cs";
  return <N extends PageName>(...args: Parameters<typeof href<N>> extends [unknown, ...infer Rest] ? Rest : never) =>
    (href as (...all: unknown[]) => string)(locale, ...args);
}

/** Print pages ship no script. */
export const useNoScripts = () => useMatches().some(({ handle }) => (handle as { noScripts?: boolean } | undefined)?.noScripts === true);
