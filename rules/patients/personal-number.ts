import type { Sex } from "../codes.ts";
import { isoDate, type IsoDate } from "../time/time.ts";
import { withoutSeparators } from "../text/visible.ts";

export type PersonalNumber = { value: string; birthDate: IsoDate; sex: Sex; warning?: "remainder10" };

/**
 * Reads a Czech or Slovak personal number (rodné číslo), `855623/0414`, `855623-0414` or `8556230414`; `value` is digits
 * only.
 *
 * - 9 digits: born 1880 to 1953, no check digit. 10 digits: born 1954 to 2053, the last one checks.
 * - Month + 50 for women; + 20 more (either sex) from 2004 on.
 * - `remainder10`: the first nine digits give 10 modulo 11 and the check digit is 0. Issued until about 1985, real but
 *   rare.
 */
export function readPersonalNumber(text: string, today: IsoDate): PersonalNumber | null {
  const number = parsePersonalNumber(text);
  return number && number.birthDate <= today ? number : null;
}

/** `readPersonalNumber` that accepts a future birth date. */
export function parsePersonalNumber(text: string): PersonalNumber | null {
  const value = withoutSeparators(text);
  if (!/^\d{9,10}$/.test(value)) return null;
  const short = value.length === 9;
  const yy = Number(value.slice(0, 2));
  const year = short ? (yy >= 80 ? 1800 : 1900) + yy : (yy < 54 ? 2000 : 1900) + yy;
  if (short && year > 1953) return null;

  const mm = Number(value.slice(2, 4));
  const female = mm > 50;
  let month = female ? mm - 50 : mm;
  if (month > 20 && year >= 2004) month -= 20;
  const birthDate = isoDate(year, month, Number(value.slice(4, 6)));
  if (!birthDate) return null;

  const remainder = Number(value.slice(0, 9)) % 11;
  if (!short && remainder % 10 !== Number(value[9])) return null;
  const person = { value, birthDate, sex: female ? "FEMALE" : "MALE" } as const;
  return !short && remainder === 10 ? { ...person, warning: "remainder10" } : person;
}

/**
 * Reads the number of an insured person: 9 or 10 digits. For most people it is the personal number; foreigners are
 * given one that need not obey its rules, so breaking them is a warning only.
 */
export function readInsuranceNumber(
  text: string,
  today: IsoDate,
): { value: string; warning?: "notPersonalNumber" } | null {
  const value = withoutSeparators(text);
  if (!/^\d{9,10}$/.test(value)) return null;
  return readPersonalNumber(value, today) ? { value } : { value, warning: "notPersonalNumber" };
}

type Identified = { personalNumber: string | null; birthDate: IsoDate | null; sex: Sex | null };
export type NumberDifference =
  | { field: "dateOfBirth"; entered: IsoDate; byNumber: IsoDate }
  | { field: "sex"; entered: Sex; byNumber: Sex };

/** Fields that contradict the personal number. Both may be right: numbers are issued with mistakes. */
export function differencesFromNumber({ personalNumber, birthDate, sex }: Identified): NumberDifference[] {
  const number = personalNumber === null ? null : parsePersonalNumber(personalNumber);
  if (!number) return [];
  return [
    ...(birthDate !== null && birthDate !== number.birthDate
      ? [{ field: "dateOfBirth" as const, entered: birthDate, byNumber: number.birthDate }]
      : []),
    ...(sex !== null && sex !== number.sex ? [{ field: "sex" as const, entered: sex, byNumber: number.sex }] : []),
  ];
}
