import { z } from "zod";
import type { Locale } from "#rules/codes.ts";
import { addMonths } from "#rules/time/dates.ts";
import { isIsoDate, type IsoDate } from "#rules/time/time.ts";
import { typedDay } from "./read.ts";
import { error } from "./text.ts";

/** Changes are set at most so far ahead. */
const MOST_MONTHS_AHEAD = 60;

/** The day from which a change holds, today at the earliest (`pastChange`). */
export const comingDay = (today: IsoDate) =>
  z
    .string(error("required"))
    .refine(isIsoDate, error("dateInvalid"))
    .refine((day) => day >= today, error("pastChange"))
    .refine((day) => day <= addMonths(today, MOST_MONTHS_AHEAD), error("dateInvalid"));

/** The same as it is typed. */
export const typedComingDay = (today: IsoDate, locale: Locale) =>
  typedDay(today, locale).refine((day) => day >= today, error("pastChange"));
