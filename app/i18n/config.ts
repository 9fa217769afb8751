import type { InitOptions } from "i18next";
import { locales } from "#rules/codes.ts";

export const i18nConfig = {
  supportedLngs: [...locales],
  fallbackLng: "cs",
  defaultNS: "common",
  interpolation: { escapeValue: false },
  returnNull: false,
  initImmediate: false,
} satisfies InitOptions;
