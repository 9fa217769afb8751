import type { Locale } from "#rules/codes.ts";

/** Signs by which mail programs make links: a dot, slash, colon or at sign with something on both sides. */
const LINKING = /(?<=\S)[./:@](?=\S)/g;
const NO_BREAK = "\u2060";

/** User-supplied text in which mail programs find no link. */
export const withoutLinks = (text: string) => text.replace(LINKING, `$&${NO_BREAK}`);

/**
 * User-supplied text as a mail cites it: on one line, in quotation marks and never a link, so that it cannot pass for
 * the app's own words.
 */
export function quote(language: Locale, typed: string): string {
  const text = withoutLinks(typed.replace(/\s+/g, " "));
  return language === "en" ? `“${text}”` : `„${text}“`;
}
