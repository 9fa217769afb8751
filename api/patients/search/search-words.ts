import { fold } from "#rules/text/fold.ts";
import { splitPhone } from "#rules/phone.ts";
import { readBirthDate } from "#rules/read-date.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { withoutDegrees } from "#rules/text/full-name.ts";
import { oneLine } from "#rules/text/visible.ts";

/** The searched fields of a patient card. */
export type SearchableCard = {
  name?: string | null;
  surname?: string | null;
  dateOfBirth?: IsoDate | null;
  phone?: string | null;
  email?: string | null;
  personalIdentificationNumber?: string | null;
  insuranceNumber?: string | null;
};

/**
 * The words a card is found by, each by any of its beginnings: parts of the names and of the e-mail, the whole e-mail
 * in one piece, the birth date (`19850623`, `23061985`, `2361985`, `1985`), phone with and without its country, also
 * backwards (`-773000106024`), numbers as digits. A name of several parts is one word too (`oneill`), and one with a
 * German umlaut is found whichever way it is written: `Müller` and `Mueller`, each as `muller` and `mueller`.
 */
export function cardWords(card: SearchableCard): string[] {
  const [localPart = ""] = (card.email ?? "").split("@");
  const words = [
    ...fold(`${card.surname ?? ""} ${card.name ?? ""} ${localPart}`).split(" "),
    ...`${card.surname ?? ""} ${card.name ?? ""}`
      .split(/\s+/)
      .flatMap((name) => [joined(name), fold(spellUmlauts(name))].flatMap((word) => word.split(" "))),
    ...fold(card.surname ?? "")
      .replace(UMLAUT_DIGRAPH, (digraph) => digraph[0]!)
      .split(" "),
    joined(card.email ?? ""),
    ...birthWords(card.dateOfBirth ?? ""),
    ...phoneWords(card.phone ?? ""),
    digits(card.personalIdentificationNumber ?? ""),
    joined(card.insuranceNumber ?? ""),
  ];
  return [...new Set(words)].filter(Boolean);
}

const UMLAUTS: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue" };
/**
 * Not after another vowel or `q`: `Bauer` has no umlaut. First names are left alone, for `Michaela` is not `Michala`.
 */
const UMLAUT_DIGRAPH = /(?<![aeiouyq])[aou]e/g;
const spellUmlauts = (name: string): string =>
  name
    .toLowerCase()
    .normalize("NFC")
    .replace(/[äöü]/g, (letter) => UMLAUTS[letter]!);

const joined = (text: string): string => fold(text).replace(/ /g, "");
const digits = (text: string): string => text.replace(/\D/g, "");

function birthWords(birthDate: IsoDate): string[] {
  const [year = "", month = "", day = ""] = birthDate.slice(0, 10).split("-");
  return [year + month + day, day + month + year, year && `${Number(day)}${Number(month)}${year}`, year];
}

function phoneWords(phone: string): string[] {
  const parts = splitPhone(phone);
  if (!parts) return [digits(phone), backwards(digits(phone))];
  const { callingCode, national } = parts;
  // At home a Slovak number is written with a zero in front.
  return [
    callingCode + national,
    national,
    ...(callingCode === "421" ? [`0${national}`] : []),
    backwards(callingCode + national),
  ];
}

const backwards = (number: string): string => number && `-${[...number].reverse().join("")}`;

/** The prefixes of stored words that a typed one matches: four to eight digits may be the last ones of a telephone. */
export const beginnings = (word: string): string[] => (/^\d{4,8}$/.test(word) ? [word, backwards(word)] : [word]);

const MAX_WORDS = 6;
const MAX_LENGTH = 40;

const EMAIL = /(?<!\S)\S[^\s@]*@\S*/g;
const PERSONAL_NUMBER = /\b\d{6} ?[/-] ?\d{1,4}\b/g;
const DATE = /\b(?:\d{1,2} ?[./-] ?\d{1,2} ?[./-] ?(?:\d{4}|\d\d)|\d{1,2} \d{1,2} \d{4}|\d{4}-\d{1,2}-\d{1,2})\b/g;
const DAY_AND_MONTH = /\b(\d{1,2})\. ?(\d{1,2})(?:\.|(?= |$))/g;

/**
 * The prefixes that a typed query matches; a card must have a word for each, in any order. A date, a personal number, a
 * phone number and an e-mail become one word each, however they are spaced. A day and month without a year are `DDMM`.
 * Degrees are no part of a name here.
 */
export function queryPrefixes(query: string, today: IsoDate): string[] {
  const prefixes = withoutDegrees(oneLine(query.slice(0, 200)))
    .replace(/[\p{Pd}\u2212]/gu, "-")
    .replace(EMAIL, (email) => alone(joined(email)))
    .replace(PERSONAL_NUMBER, (number) => alone(digits(number)))
    .replace(DATE, (text) => {
      const date = readBirthDate(text, today);
      return date ? alone(digits(date)) : text;
    })
    .replace(DAY_AND_MONTH, (_, day: string, month: string) => alone(day.padStart(2, "0") + month.padStart(2, "0")))
    .split("\n")
    .flatMap((part) => joinNumbers(fold(part).split(" ")))
    .map((word) => word.slice(0, MAX_LENGTH));
  return [...new Set(prefixes)].filter(Boolean).slice(0, MAX_WORDS);
}

/** Separates a word from the digits next to it. */
const alone = (word: string): string => `\n${word}\n`;

/** Joins groups of digits (`601 000 377`), but not years nor numbers that are complete alone. */
function joinNumbers(words: string[]): string[] {
  const numbers: string[] = [];
  let open = false;
  for (const word of words) {
    const isGroup = /^\d{1,6}$/.test(word) && !/^(19|20)\d\d$/.test(word);
    if (isGroup && open) numbers.push((numbers.pop() ?? "") + word);
    else numbers.push(word);
    open = isGroup;
  }
  // 00 420 is +420.
  return numbers.map((word) => word.replace(/^00(?=\d{9})/, ""));
}
