import { locales, type Locale } from "./codes.ts";
import { fold } from "./text/fold.ts";
import { addDays, addMonths } from "./time/dates.ts";
import { isoDate, weekday, type IsoDate } from "./time/time.ts";

/** Words for days from two days back (the first line) to two days ahead, in cs, sk, de and en, folded. */
const RELATIVE = [
  "predevcirem predvcerom vorgestern",
  "vcera gestern yesterday",
  "dnes heute today",
  "zitra zajtra morgen tomorrow",
  "pozitri pozajtra ubermorgen uebermorgen",
].map((words) => words.split(" "));

const WEEKDAYS: Record<Locale, string> = {
  cs: "pondělí úterý středa čtvrtek pátek sobota neděle",
  sk: "pondelok utorok streda štvrtok piatok sobota nedeľa",
  de: "montag dienstag mittwoch donnerstag freitag samstag sonntag",
  en: "monday tuesday wednesday thursday friday saturday sunday",
};

/**
 * Reads a date as people type it: `14.3.`, `14. 3. 2026`, `14.3.26`, `14/3/2026`, `14 3 2026`, `14032026`, ISO, `+3`
 * (in three days), `dnes`, `zítra`, … and weekdays or their beginnings in cs, sk, de, en. Null when it is none of them.
 *
 * - Without a year: this year; next year if that day lies more than six months back.
 * - Two digits of a year: from 79 years back to 20 years ahead.
 * - A weekday is the next such day after today. A beginning that fits several languages (`so`) is read in `locale`
 *   first.
 */
export function readDate(text: string, today: IsoDate, locale: Locale = "cs"): IsoDate | null {
  const typed = tidy(text);
  const numbers = readNumbers(typed);
  if (numbers) {
    const { year, isShort, inYear } = numbers;
    const thisYear = yearOf(today);
    if (year !== undefined) return inYear(isShort ? fullYear(year, thisYear + 20) : year);
    const day = inYear(thisYear);
    return day && day >= addMonths(today, -6) ? day : inYear(thisYear + 1);
  }
  const days = readDays(typed, today, locale);
  return days === null ? null : addDays(today, days);
}

/** Reads digits as `readDate` does, but the year must be there and the day never lies in the future. */
export function readBirthDate(text: string, today: IsoDate): IsoDate | null {
  const { year, isShort, inYear } = readNumbers(tidy(text)) ?? {};
  if (year === undefined || !inYear) return null;
  const date = inYear(isShort ? fullYear(year, yearOf(today)) : year);
  if (date && date <= today) return date;
  return date && isShort ? inYear(yearOf(date) - 100) : null;
}

const EARLIEST_BIRTH = "1900-01-01";

/**
 * A birth date where people type it: nobody who lives was born before 1900. Stored and imported dates may be older, so
 * that `readBirthDate` reads them.
 */
export function readTypedBirthDate(
  text: string,
  today: IsoDate,
): { value: IsoDate } | "birthDateInFuture" | "birthDateTooEarly" | "dateInvalid" {
  const value = readBirthDate(text, today);
  if (value) return value < EARLIEST_BIRTH ? "birthDateTooEarly" : { value };
  return readBirthDate(text, "2199-12-31") ? "birthDateInFuture" : "dateInvalid";
}

const tidy = (text: string): string =>
  text.length > 60
    ? ""
    : text
        .replace(/\s+/g, " ")
        .replace(/\p{Pd}/gu, "-")
        .trim()
        .toLowerCase();

const yearOf = (date: IsoDate): number => Number(date.slice(0, 4));

/** The year with these last two digits among the hundred that end with `latest`. */
const fullYear = (twoDigits: number, latest: number): number => latest - ((latest - twoDigits) % 100);

const WRITTEN = [
  /^(?<day>\d{1,2})[./ -]{1,3}(?<month>\d{1,2})(?:[./ -]{1,3}(?<year>\d{4}|\d\d))?[. ]{0,2}$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d{4})$/,
  /^(?<year>\d{4})[./-](?<month>\d{1,2})[./-](?<day>\d{1,2})$/,
];

function readNumbers(typed: string) {
  const { year, month, day } = WRITTEN.map((form) => form.exec(typed)).find(Boolean)?.groups ?? {};
  if (!day) return null;
  return {
    year: year === undefined ? undefined : Number(year),
    isShort: year?.length === 2,
    inYear: (y: number) => isoDate(y, Number(month), Number(day)),
  };
}

function readDays(typed: string, today: IsoDate, locale: Locale): number | null {
  const plus = /^\+ ?(\d{1,4})$/.exec(typed);
  if (plus) return Number(plus[1]);
  const word = fold(typed);
  const relative = RELATIVE.findIndex((words) => words.includes(word));
  if (relative >= 0) return relative - 2;
  if (word.length < 2) return null;
  const names = [locale, ...locales].flatMap((language) => WEEKDAYS[language].split(" "));
  // As typed first: `št` is Thursday in Slovak, `st` is Wednesday in Czech.
  let at = names.findIndex((name) => name.startsWith(typed.replace(/\.$/, "")));
  if (at < 0) at = names.findIndex((name) => fold(name).startsWith(word));
  return at < 0 ? null : (7 + (at % 7) + 1 - weekday(today)) % 7 || 7;
}
