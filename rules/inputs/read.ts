import { z } from "zod";
import type { Locale } from "#rules/codes.ts";
import type { ErrorName } from "#rules/errors.ts";
import { readDate } from "#rules/read-date.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { error, optionalText, text } from "./text.ts";

/** A text parsed by `read`; null when there is none. `read` may answer the name of a fault. */
export const read = <T>(read: (typed: string) => { value: T } | ErrorName, max = 40) =>
  z.preprocess(
    (value) => (typeof value === "number" ? String(value) : value),
    optionalText(max).transform((typed, context): T | null => {
      if (typed === null) return null;
      const answer = read(typed);
      if (typeof answer === "object") return answer.value;
      context.addIssue({ code: "custom", message: error(answer) });
      return z.NEVER;
    }),
  );

/** A day as typed or as the API takes it (`dateInvalid`). */
export const typedDay = (today: IsoDate, locale: Locale, holds = (_day: IsoDate) => true) =>
  text(60).transform((typed, context) => {
    const day = readDate(typed, today, locale);
    if (day !== null && holds(day)) return day;
    context.addIssue({ code: "custom", message: error("dateInvalid") });
    return z.NEVER;
  });
