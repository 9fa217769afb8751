import { RemixBrowser } from "@remix-run/react";
import i18next, { type BackendModule } from "i18next";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { getInitialNamespaces } from "remix-i18next/client";
import { followVersions, loadModule } from "./enhance/start/new-version.ts";
import { provideStorage } from "./enhance/start/storage.ts";
import { bearTranslation } from "./enhance/start/translated.ts";
import { keepTypedText } from "./enhance/start/typed-text.ts";
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

/**
 * Remix asks here whether it has the module of the next page, and reads it: its words come side by side with both. An
 * import of its own that fails would load the page before again, without what was saved.
 */
function bringModulesWithWords() {
  const { routes } = window.__remixManifest;
  let asked: unknown;
  window.__remixRouteModules = new Proxy(window.__remixRouteModules, {
    has(_, id) {
      asked = id;
      const { i18n } = (routes[String(id)] ?? {}) as { i18n?: string[] };
      if (i18n) void i18next.loadNamespaces(i18n);
      return String(id) in routes;
    },
    get(modules, name) {
      const id = String(name);
      const wanted = asked === name && !(id in modules);
      asked = undefined;
      if (!wanted) return modules[id];
      return loadModule(routes[id]!.module).then((module) => (modules[id] = module as (typeof modules)[string]));
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
  provideStorage();
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
  bringModulesWithWords();
  followVersions();
  await dataRead();
  keepTypedText();
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
