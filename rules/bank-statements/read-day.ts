import { isoDate, localDate, type IsoDate } from "../time/time.ts";

/** A time in UTC, which is no bank's clock: its day here may be the next one. */
const UTC = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]00:00)$/;

const FORMS = [
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?:[T ].*|Z|[+-]\d\d:\d\d)?$/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<year>\d{4})[./](?<month>\d{1,2})[./](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[./-] ?(?<month>\d{1,2})[./-] ?(?<year>\d{4}|\d\d)(?: \d.*)?$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d\d)$/,
];

/**
 * A day as banks write it, always with its year: `2026-03-14`, also with a time, `20260314`, `14.03.2026`, `14. 3. 26`,
 * `14/03/2026`, and `140326` of GPC. Two digits of a year are of this century. A time in UTC is of Prague's day, one
 * with another offset of the day that the bank writes.
 */
export function readDay(text: string): IsoDate | null {
  const typed = text.length > 40 ? "" : text.replace(/\s+/g, " ").trim();
  const { year = "", month, day } = FORMS.map((form) => form.exec(typed)).find(Boolean)?.groups ?? {};
  const written = isoDate(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day));
  const instant = new Date(written && UTC.test(typed) ? typed : Number.NaN);
  return Number.isNaN(instant.getTime()) ? written : localDate(instant);
}
