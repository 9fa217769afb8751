import { z } from "zod";
import type { Locale } from "#rules/codes.ts";
import { readDate } from "#rules/read-date.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { isDateRange } from "#rules/validators.ts";
import { error, text } from "../text.ts";

/** The days whose reports are summed up, as typed or as the API takes them; both included. */
export const SummaryRangeInput = (today: IsoDate, locale: Locale = "cs") =>
  z.object({ from: text(60), to: text(60) }).transform((typed, ctx) => {
    const day = (path: "from" | "to") =>
      readDate(typed[path], today, locale) ??
      void ctx.addIssue({ code: "custom", path: [path], message: error("dateInvalid") });
    const [from, to] = [day("from"), day("to")];
    if (from && to && !isDateRange(from, to))
      ctx.addIssue({ code: "custom", path: ["to"], message: error("endBeforeStart") });
    return from && to ? { from, to } : z.NEVER;
  });
