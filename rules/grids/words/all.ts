import type { Locale } from "../../codes.ts";
import { fileWords as cs, headWords as csHeads } from "./cs.ts";
import { fileWords as de, headWords as deHeads } from "./de.ts";
import { fileWords as en, headWords as enHeads } from "./en.ts";
import type { GridWords, HeadWords } from "./grid-words.ts";
import { fileWords as sk, headWords as skHeads } from "./sk.ts";

/** Names and columns of all lists in all languages. */
export const headWords: Record<Locale, HeadWords> = { cs: csHeads, de: deHeads, en: enHeads, sk: skHeads };

/** The words of all lists and files in all languages, for the server: a page gets those of its list. */
export const gridWords: Record<Locale, GridWords> = { cs, de, en, sk };
