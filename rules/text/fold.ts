import { splitLetters } from "./unsplit-letters.ts";
import { visible } from "./visible.ts";

/** Text as the search compares it: lower case, no diacritics, words of letters and digits with one space between. */
export const fold = (text: string): string =>
  splitLetters(visible(text).toLowerCase())
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[^\p{L}\p{Nd}]+/gu, " ")
    .trim();
