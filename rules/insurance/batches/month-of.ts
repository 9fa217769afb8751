import { isoDate } from "#rules/time/time.ts";

/** The month of a batch as addresses have it: `2026-03`. */
export const monthOf = ({ year, month }: { year: number; month: number }): string =>
  isoDate(year, month, 1)!.slice(0, 7);
