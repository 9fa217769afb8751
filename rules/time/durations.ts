/** Durations in milliseconds. A `DAY` is 24 hours; days of the calendar, of 23 to 25, are those of `dates.ts`. */
export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A day in minutes, as times of the day are counted. */
export const DAY_MINUTES = 24 * 60;

/** The instant a duration after another. */
export const later = (instant: Date, duration: number): Date => new Date(instant.getTime() + duration);

/** The instant a duration before another. */
export const earlier = (instant: Date, duration: number): Date => new Date(instant.getTime() - duration);
