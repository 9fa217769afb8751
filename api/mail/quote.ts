import type { Locale } from "#rules/codes.ts";

/** Signs by which mail programs make links: a dot, slash, colon or at sign with something on both sides. */
const LINKING = /(?<=\S)[./:@](?=\S)/g;
const NO_BREAK = "\u2060";

/**
 * User-supplied text as a mail cites it: on one line, in quotation marks and never a link, so that it cannot pass for
 * the app's own words.
 */
export function quote(language: Locale, typed: string): string {
  const text = typed.replace(/\s+/g, " ").replace(LINKING, `$&${NO_BREAK}`);
  return language === "en" ? `“${text}”` : `„${text}“`;
}
