import type { PeriodUnit } from "../codes.ts";
import { fold } from "../text/fold.ts";

/** A calendar period: so many units; a quarter is three months. */
export type Period = { unit: PeriodUnit; count: number };

const periods: [words: string[], Period][] = [
  [["den", "dny", "dni", "dnu"], { unit: "DAY", count: 1 }],
  [["tyden", "tydny", "tydnu"], { unit: "WEEK", count: 1 }],
  [["mesic", "mesice", "mesicu"], { unit: "MONTH", count: 1 }],
  [["ctvrtleti"], { unit: "MONTH", count: 3 }],
  [["pololeti"], { unit: "MONTH", count: 6 }],
  [["rok", "roky", "roku", "let"], { unit: "YEAR", count: 1 }],
];

/**
 * Reads the period of a limit of frequency, so many times a word in the singular or plural (VYKFROM of DR-I 3.4:
 * PODMÍNKA with POČET_K_PODMÍNCE). Null where it is not understood: such a limit is shown, and not checked.
 */
export function readPeriod(words: string, times: number): Period | null {
  const word = fold(words);
  const [, period] = periods.find(([known]) => known.includes(word)) ?? [];
  return period ? { unit: period.unit, count: period.count * times } : null;
}

/** A limit as the Ministry's list writes it: `2/1 den` is twice a day. */
export const writeFrequency = (row: { quantity: number; periods: number; period: string }) =>
  `${row.quantity}/${row.periods} ${row.period}`;
