import { LONGEST_DAYS } from "#rules/inputs/calendar/event.ts";
import { DAY, HOUR } from "#rules/time/durations.ts";

/** The longest an event may last, in milliseconds, with the hour by which an autumn day is longer. */
export const LONGEST = LONGEST_DAYS * DAY + HOUR;
