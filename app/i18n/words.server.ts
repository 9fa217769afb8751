import { createInstance, type i18n, type Resource } from "i18next";
import { initReactI18next } from "react-i18next";
import type { Locale } from "#rules/codes.ts";
import { i18nConfig } from "./config.ts";

const files = import.meta.glob<Record<string, Record<string, string>>>("./{cs,de,en,sk}/*.ts", { eager: true });
const resources: Resource = {};
for (const [file, module] of Object.entries(files)) {
  const [, locale, area] = /\.\/(\w+)\/([\w-]+)\.ts$/.exec(file)!;
  (resources[locale!] ??= {})[camel(area!)] = Object.values(module)[0]!;
}

function camel(area: string) {
  return area.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

const instances = new Map<Locale, i18n>();

/** The words of a language, all areas of them. */
export function wordsOf(locale: Locale): i18n {
  let instance = instances.get(locale);
  if (!instance) {
    instance = createInstance();
    void instance
      .use(initReactI18next)
      .init({ ...i18nConfig, lng: locale, resources, ns: Object.keys(resources[locale] ?? {}) });
    instances.set(locale, instance);
  }
  return instance;
}
