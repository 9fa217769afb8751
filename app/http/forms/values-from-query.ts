import { formatPersonalNumber } from "#rules/format.ts";
import { readPersonalNumber } from "#rules/patients/personal-number.ts";
import { readBirthDate } from "#rules/read-date.ts";
import { withoutDegrees } from "#rules/text/full-name.ts";
import type { IsoDate } from "#rules/time/time.ts";

/** Initial values of a new card from an unsuccessful search: a number, a date, or the surname and the name. */
export function valuesFromQuery(query: string, today: IsoDate): Record<string, string> {
  const typed = withoutDegrees(query.trim().slice(0, 100));
  const number = readPersonalNumber(typed, today);
  if (number) return { personalIdentificationNumber: formatPersonalNumber(number.value) };
  if (readBirthDate(typed, today)) return { dateOfBirth: typed };
  if (/^\+?[\d ()/-]{9,}$/.test(typed)) return { phone: typed };
  const [surname = "", ...names] = typed
    .split(/\s+/)
    .filter((word) => !/[\d@]/.test(word))
    .map(capitalized);
  return { surname, name: names.join(" ") };
}

const capitalized = (word: string) => word.charAt(0).toLocaleUpperCase("cs") + word.slice(1);
