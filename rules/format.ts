import type { Locale } from "./codes.ts";
import { currencyDecimals, currencySign, type Currency } from "./money/currency.ts";
import { rateDecimal } from "./money/exchange-rate.ts";
import { splitPhone } from "./phone.ts";
import { localDate, localTime, readInstant, weekday, type IsoDate, type IsoTime } from "./time/time.ts";

/** Integer minor units of the currency: `{ amount: 125050, currency: "CZK" }` is 1 250,50 Kč. */
export type Money = { amount: number; currency: Currency };

/**
 * In Czech: numeric `14. 3. 2026`, short `14. 3.`, weekday `po 14. 3.`, long `pondělí 14. března 2026`, month `březen
 * 2026`. English names months in letters everywhere, since its readers disagree on the order of the numbers.
 */
export type DateStyle = "numeric" | "short" | "weekday" | "long" | "month";

const NBSP = "\u00a0";

/** A date, or the day of a moment (a Date, or text as the API writes it) by Prague's calendar. */
export function formatDate(when: IsoDate | Date, locale: Locale, style: DateStyle = "numeric"): string {
  const date = dateOf(when);
  const [year = "", month = "", day = ""] = date.split("-").map((part) => String(Number(part)));
  if (style === "month") return `${monthName(date, locale, "standalone")} ${year}`;
  if (style === "long") {
    const inMonth = `${day}${locale === "en" ? "" : "."}${NBSP}${monthName(date, locale, "inDate")}`;
    return `${weekdayName(weekday(date), locale)}${locale === "de" ? "," : ""} ${inMonth} ${year}`;
  }
  const gap = locale === "de" ? "" : NBSP;
  const short = locale === "en" ? `${day}${gap}${monthName(date, locale, "short")}` : `${day}.${gap}${month}.`;
  if (style === "numeric") return `${short}${gap}${year}`;
  return style === "short" ? short : `${weekdayName(weekday(date), locale, "short")} ${short}`;
}

/** The date as a form field holds it, in digits only: `14. 3. 2026`. `readDate` and `readBirthDate` read it back. */
export const dateInput = (date: IsoDate, locale: Locale): string =>
  locale === "en" ? date.replace(/^(\d+)-0?(\d+)-0?(\d+)$/, "$3/$2/$1") : formatDate(date, locale);

/**
 * `H:mm` in every language (`H:mm:ss` with seconds): of a moment by Prague's clocks, or of a wall-clock time `HH:mm`.
 */
export function formatTime(when: IsoTime | Date, seconds = false): string {
  const instant = instantIn(when);
  const time = instant ? localTime(instant) : String(when).slice(0, 5);
  const tail = seconds ? `:${String(instant?.getUTCSeconds() ?? 0).padStart(2, "0")}` : "";
  return time.replace(/^0/, "") + tail;
}

/** Day and time of a moment, given as a Date or as the API writes it. */
export const formatDateTime = (when: Date | string, locale: Locale, seconds = false): string =>
  `${formatDate(when, locale)} ${formatTime(when, seconds)}`;

/** 1 is Monday. */
export const weekdayName = (day: number, locale: Locale, width: "long" | "short" = "long"): string =>
  dateNames(locale, { weekday: width }, "weekday", Date.UTC(2024, 0, day)).replace(/\.$/, "");

/** A file's length, as people compare it: `12 kB`, `3,4 MB`. */
export function formatBytes(bytes: number, locale: Locale): string {
  const [value, unit] =
    bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1_000)), "kB"] : [Math.round(bytes / 100_000) / 10, "MB"];
  return `${formatNumber(value as number, locale)}${NBSP}${unit}`;
}

/** With `decimals` exactly so many of them, else as many as the number has, at most three. */
export function formatNumber(value: number, locale: Locale, decimals?: number): string {
  const text = decimals === undefined ? String(Number(value.toFixed(3))) : value.toFixed(decimals);
  const [whole = "", fraction] = text.split(".");
  return group(whole, locale) + (fraction === undefined ? "" : decimalMark(locale) + fraction);
}

/**
 * `1 250 Kč`, `12,50 €`, `$12.50`, others `1 250 CHF`; the language decides only how digits are set apart. Decimals:
 * "auto" none when whole and all otherwise, 0 none (rounded), 2 always all the currency has.
 */
export function formatMoney(
  { amount, currency }: Money,
  locale: Locale,
  { decimals = "auto" }: { decimals?: "auto" | 0 | 2 } = {},
): string {
  const { whole, fraction } = splitMoney(Math.abs(amount), currency, decimals);
  const number = group(whole, locale) + (fraction && decimalMark(locale) + fraction);
  const minus = amount < 0 && /[1-9]/.test(number) ? "-" : "";
  const sign = currencySign(currency);
  return minus + (currency === "USD" ? sign + number : number + NBSP + sign);
}

/** The amount as a form field holds it, without sign and thousands: `1250`, `1250,50`. `readMoney` reads it back. */
export function moneyInput({ amount, currency }: Money, locale: Locale): string {
  const { whole, fraction } = splitMoney(Math.abs(amount), currency, "auto");
  return (amount < 0 ? "-" : "") + whole + (fraction && decimalMark(locale) + fraction);
}

/** `+420 601 000 377`; a number without its country stays as it is. */
export function formatPhone(phone: string): string {
  const parts = splitPhone(phone);
  return parts ? `+${parts.callingCode} ${parts.national.replace(/\d{3}(?=\d\d)/g, "$& ")}`.replace(/ /g, NBSP) : phone;
}

/** `8556230414` → `855623/0414`. */
export const formatPersonalNumber = (value: string): string => value.replace(/^(\d{6})(\d{3,4})$/, "$1/$2");

/** `17000` → `170 00`. */
export const formatPsc = (psc: string): string => psc.replace(/^(\d{3})\s?(\d\d)$/, `$1${NBSP}$2`);

/** `CZ6508000000192000145399` → `CZ65 0800 0000 1920 0014 5399`. */
export const formatIban = (iban: string): string => iban.replace(/.{4}(?=.)/g, "$& ");

function dateOf(when: IsoDate | Date): IsoDate {
  const instant = instantIn(when);
  return instant ? localDate(instant) : String(when);
}

/** Text of up to 10 characters is a date or a time, not a moment. */
const instantIn = (when: Date | string): Date | null =>
  typeof when === "string" ? (when.length > 10 ? readInstant(when) : null) : when;

const monthName = (date: IsoDate, locale: Locale, form: "inDate" | "standalone" | "short"): string =>
  dateNames(
    locale,
    { month: form === "short" ? "short" : "long", ...(form === "inDate" && { day: "numeric" }) },
    "month",
    Date.parse(date),
  );

const names = new Map<string, string>();

/** Cached for each form: Intl is slow, and there are twelve months and seven weekdays. */
function dateNames(locale: Locale, options: Intl.DateTimeFormatOptions, part: "month" | "weekday", at: number): string {
  const date = new Date(at);
  const key = `${locale}${options.weekday ?? `${options.month}${options.day}`}${part === "month" ? date.getUTCMonth() : date.getUTCDay()}`;
  const known = names.get(key);
  if (known !== undefined) return known;
  const name =
    new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" })
      .formatToParts(date)
      .find(({ type }) => type === part)?.value ?? "";
  names.set(key, name);
  return name;
}

const decimalMark = (locale: Locale): string => (locale === "en" ? "." : ",");

const group = (digits: string, locale: Locale): string =>
  digits.match(/^-?\d{1,3}(?=(?:\d{3})*$)|\d{3}/g)!.join(locale === "en" ? "," : locale === "de" ? "." : NBSP);

function splitMoney(amount: number, currency: Currency, decimals: "auto" | 0 | 2) {
  const places = currencyDecimals(currency);
  const unit = 10 ** places;
  if (decimals === 0) return { whole: String(Math.round(amount / unit)), fraction: "" };
  const rest = amount % unit;
  const fraction = places && (rest || decimals === 2) ? String(rest).padStart(places, "0") : "";
  return { whole: String((amount - rest) / unit), fraction };
}

/** Crowns for one euro, in thousandths (rules/money/exchange-rate.ts), with all decimals. `readExchangeRate` reads it back. */
export const formatExchangeRate = (rate: number, locale: Locale): string =>
  rateDecimal(rate).replace(".", locale === "en" ? "." : ",");
