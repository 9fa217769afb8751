import { RemixBrowser } from "@remix-run/react";
import i18next, { type BackendModule } from "i18next";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { bearTranslation } from "./enhance/start/translated.ts";
import { i18nConfig } from "./i18n/config.ts";

const files = import.meta.glob<Record<string, Record<string, string>>>("./i18n/{cs,de,en,sk}/*.ts");

const kebab = (area: string) => area.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Loads the words of an area when they are first needed. */
const backend: BackendModule = {
  type: "backend",
  init() {},
  read(locale, area, done) {
    const load = files[`./i18n/${locale}/${kebab(area)}.ts`];
    if (!load) return done(new Error(`No words for ${area}`), false);
    load().then(
      (module) => done(null, Object.values(module)[0]!),
      (error: Error) => done(error, false),
    );
  },
};

/** Remix looks here for the module of the next page when it asks for its data: its words come side by side with both. */
function bringWordsWithPages() {
  window.__remixRouteModules = new Proxy(window.__remixRouteModules, {
    has(modules, id) {
      const route = window.__remixManifest.routes[String(id)] as { i18n?: string[] } | undefined;
      if (route?.i18n) void i18next.loadNamespaces(route.i18n);
      return id in modules;
    },
  });
}

/**
 * Remix reads the page's data on the first render, and suspends the whole document until then: a key pressed at that
 * time would make React discard the page and draw it again. So the data are requested before React listens to keys.
 */
async function dataRead() {
  try {
    RemixBrowser({});
  } catch (reading) {
    await reading;
  }
}

async function start() {
  bearTranslation();
  await i18next
    .use(initReactI18next)
    .use(backend)
    .init({
      ...i18nConfig,
      initImmediate: true,
      lng: document.documentElement.lang,
      fallbackLng: false,
      ns: getInitialNamespaces(),
    });
  bringWordsWithPages();
  await dataRead();
  startTransition(() => {
    hydrateRoot(
      document,
      <I18nextProvider i18n={i18next}>
        <RemixBrowser />
      </I18nextProvider>,
    );
  });
}
void start();
