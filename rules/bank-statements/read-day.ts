import { isoDate, type IsoDate } from "../time/time.ts";

const FORMS = [
  /^(?<year>\d{4})-(?<month>\d\d)-(?<day>\d\d)(?:[T ].*|Z|[+-]\d\d:\d\d)?$/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)$/,
  /^(?<year>\d{4})[./](?<month>\d{1,2})[./](?<day>\d{1,2})$/,
  /^(?<day>\d{1,2})[./-] ?(?<month>\d{1,2})[./-] ?(?<year>\d{4}|\d\d)(?: \d.*)?$/,
  /^(?<day>\d\d)(?<month>\d\d)(?<year>\d\d)$/,
];

/**
 * A day as banks write it, always with its year: `2026-03-14`, also with a time, `20260314`, `14.03.2026`, `14. 3. 26`,
 * `14/03/2026`, and `140326` of GPC. Two digits of a year are of this century.
 */
export function readDay(text: string): IsoDate | null {
  const typed = text.length > 40 ? "" : text.replace(/\s+/g, " ").trim();
  const { year = "", month, day } = FORMS.map((form) => form.exec(typed)).find(Boolean)?.groups ?? {};
  return isoDate(Number(year.length === 2 ? `20${year}` : year), Number(month), Number(day));
}
