import { visible } from "./visible.ts";

/** Letters that Unicode does not split into a base letter and a mark. */
const LETTERS: Record<string, string> = {
  ł: "l",
  ß: "ss",
  đ: "d",
  ð: "d",
  ø: "o",
  æ: "ae",
  œ: "oe",
  þ: "th",
  ħ: "h",
  ı: "i",
  ŧ: "t",
  ŋ: "n",
  ĸ: "k",
};

/** Text as the search compares it: lower case, no diacritics, words of letters and digits with one space between. */
export const fold = (text: string): string =>
  visible(text)
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[łßđðøæœþħıŧŋĸ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^\p{L}\p{Nd}]+/gu, " ")
    .trim();
