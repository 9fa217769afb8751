import { createElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from "react-router-dom/server";
import type { Locale } from "#rules/codes.ts";
import { Today } from "./today.ts";
import { wordsOf } from "#app/i18n/words.server.ts";

/** The server's HTML of a component, for tests. */
export async function htmlOf(element: ReactNode, locale: Locale = "cs"): Promise<string> {
  const { query, dataRoutes } = createStaticHandler([{ path: "*", element }]);
  const context = await query(new Request("https://motus.test/"));
  if (context instanceof Response) throw context;
  const page = createElement(StaticRouterProvider, {
    router: createStaticRouter(dataRoutes, context),
    context,
    hydrate: false,
  });
  const dated = createElement(Today.Provider, { value: "2026-11-23" }, page);
  return renderToString(createElement(I18nextProvider, { i18n: wordsOf(locale) }, dated)).replaceAll("<!-- -->", "");
}

/** The opening tag with this id. */
export const tagOf = (html: string, id: string): string => new RegExp(`<[^>]* id="${id}"[^>]*>`).exec(html)?.[0] ?? "";
