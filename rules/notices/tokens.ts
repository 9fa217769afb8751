import { withoutDiacritics, withPlainSigns } from "../text/without-diacritics.ts";
import { smsParts } from "./sms-parts.ts";

/** Names that a text of a notice can hold between `#`; `notices:tokens` says what each stands for. */
export const noticeTokens = [
  "datum",
  "cas",
  "den",
  "puvodne",
  "terminy",
  "zarizeni",
  "telefon",
  "adresa",
  "jmeno",
  "terapeut",
  "sluzba",
  "duvod",
  "odkaz",
  "castka",
  "symbol",
  "ucet",
  "iban",
] as const;
export type NoticeToken = (typeof noticeTokens)[number];
export type TokenValues = Partial<Record<NoticeToken, string>>;

/** Tokens that speak of the patient's health: no text of the product holds them. */
export const healthTokens: readonly NoticeToken[] = ["sluzba"];

const token = /#(\p{L}+)#/gu;
const isToken = (name: string): name is NoticeToken => (noticeTokens as readonly string[]).includes(name);

/** The names in a text that no token has, as they are written. */
export const unknownTokens = (text: string): string[] =>
  [...text.matchAll(token)].flatMap(([written, name]) => (isToken(name!.toLowerCase()) ? [] : [written]));

/**
 * A text with its tokens replaced, all in one pass: a value that looks like a token stays as it is. A line with a token
 * that has no value is left out, and so is a line before it that ends with a colon.
 */
export function fillTokens(text: string, values: TokenValues): string {
  const valueOf = (name: string) =>
    (isToken(name.toLowerCase()) ? values[name.toLowerCase() as NoticeToken] : "") ?? "";
  const isSaid = (line: string) => [...line.matchAll(token)].every(([, name]) => valueOf(name!) !== "");
  return text
    .split("\n")
    .filter((line, at, all) => isSaid(line) && (!line.endsWith(":") || isSaid(all[at + 1] ?? "")))
    .map((line) => line.replace(token, (_written, name: string) => valueOf(name)))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}

/**
 * An SMS with its tokens replaced, with plain signs. In a text without diacritics the values lose theirs too, since one
 * letter with a háček, or one typographic sign, makes an SMS of 160 characters one of 70.
 */
export function fillSms(text: string, values: TokenValues): string {
  const template = withPlainSigns(text);
  const isPlain = smsParts(template).encoding === "GSM_7";
  return withPlainSigns(fillTokens(template, isPlain ? mapValues(values, withoutDiacritics) : values));
}

const mapValues = (values: TokenValues, change: (value: string) => string): TokenValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
