import type { Locale } from "../../codes.ts";
import { fileWords as cs } from "./cs.ts";
import { fileWords as de } from "./de.ts";
import { fileWords as en } from "./en.ts";
import type { GridWords } from "./grid-words.ts";
import { fileWords as sk } from "./sk.ts";

/** The words of all lists in all languages, for the server: a page gets those of its list. */
export const gridWords: Record<Locale, GridWords> = { cs, de, en, sk };
