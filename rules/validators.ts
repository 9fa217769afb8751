import type { IsoDate, IsoTime } from "./time/time.ts";

export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;

/** An integer written in digits. The error is an internal message: a form asks `isNumericText` first. */
export function readInteger(text: string): number {
  if (!isNumericText(text)) throw new Error("Invalid number string");
  return Number(text);
}

/** Digits with an optional minus, small enough to be stored exactly. */
export const isNumericText = (text: string): boolean => /^-?\d+$/.test(text) && Number.isSafeInteger(Number(text));

/** Counted in characters as people see them, not in bytes. */
export function isPasswordLength(password: string): boolean {
  const length = [...password].length;
  return length >= PASSWORD_MIN && length <= PASSWORD_MAX;
}

export const isPasswordMatch = (password: string, again: string): boolean => password === again;

/** A range of days holds both its ends, so one day is a range. */
export const isDateRange = (from: IsoDate, to: IsoDate): boolean => from <= to;

export const isTimeRange = (from: IsoTime, to: IsoTime): boolean => from < to;

type TimeRange = { from: IsoTime; to: IsoTime };
/** The fault of a day's working hours, with its break. */
export type WorkHoursFault = { fault: "order" } | { fault: "breakOrder" | "breakOutside" | "breakOverlap"; at: number };

/** Null when valid. Breaks are inside the hours and may touch. */
export function workHoursFault(hours: TimeRange, breaks: readonly TimeRange[] = []): WorkHoursFault | null {
  if (!isTimeRange(hours.from, hours.to)) return { fault: "order" };
  for (const [at, { from, to }] of breaks.entries()) {
    if (!isTimeRange(from, to)) return { fault: "breakOrder", at };
    if (from < hours.from || to > hours.to) return { fault: "breakOutside", at };
    if (breaks.slice(0, at).some((earlier) => from < earlier.to && earlier.from < to))
      return { fault: "breakOverlap", at };
  }
  return null;
}
