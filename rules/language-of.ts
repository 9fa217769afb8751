import type { Locale } from "./codes.ts";

const spoken: Record<string, Locale> = { CZ: "cs", SK: "sk", DE: "de", AT: "de" };

/** A patient's language is unknown: that of the centre's country is assumed. */
export const languageOf = (country: string): Locale => spoken[country] ?? "en";
