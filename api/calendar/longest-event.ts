import { LONGEST_DAYS } from "#rules/inputs/calendar/event.ts";

const HOUR = 3_600_000;

/** The longest an event may last, in milliseconds, with the hour by which an autumn day is longer. */
export const LONGEST = LONGEST_DAYS * 24 * HOUR + HOUR;
