import { z } from "zod";
import type { Locale } from "#rules/codes.ts";
import { addMonths } from "#rules/time/dates.ts";
import { isIsoDate, type IsoDate } from "#rules/time/time.ts";
import { typedDay } from "./read.ts";
import { error } from "./text.ts";

/** Changes are set at most so far ahead. */
const MOST_MONTHS_AHEAD = 60;

const within = (today: IsoDate) => (day: string, context: z.RefinementCtx) => {
  if (!isIsoDate(day)) return;
  if (day < today) context.addIssue({ code: "custom", message: error("pastChange") });
  if (day > addMonths(today, MOST_MONTHS_AHEAD)) context.addIssue({ code: "custom", message: error("changeTooFar") });
};

/** The day from which a change holds: today at the earliest (`pastChange`), within five years (`changeTooFar`). */
export const comingDay = (today: IsoDate) =>
  z.string(error("required")).refine(isIsoDate, error("dateInvalid")).superRefine(within(today));

/** The same as it is typed. */
export const typedComingDay = (today: IsoDate, locale: Locale) => typedDay(today, locale).superRefine(within(today));
