import { splitLetters } from "./unsplit-letters.ts";

/** A text with plain dashes, quotation marks, dots and spaces in place of the typographic ones. */
export const withPlainSigns = (text: string): string =>
  text
    .replace(/[‐‑‒–—−]/g, "-")
    .replace(/[„“”«»]/g, '"')
    .replace(/[‚‘’‹›]/g, "'")
    .replace(/…/g, "...")
    .replace(/[•·]/g, "-")
    .replace(/×/g, "x")
    .replace(/[^\S\n\r]/g, " ");

/** A text in the letters of ASCII where they have one, with plain signs. */
export const withoutDiacritics = (text: string): string =>
  withPlainSigns(splitLetters(text.normalize("NFD").replace(/\p{M}/gu, "")));
