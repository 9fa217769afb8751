import { z } from "zod";
import type { Locale } from "#rules/codes.ts";
import type { ErrorName } from "#rules/errors.ts";
import { endOn } from "#rules/calendar/event-end.ts";
import { readDate } from "#rules/read-date.ts";
import { readTime } from "#rules/time/read-time.ts";
import { instantOf, localDate, type IsoDate } from "#rules/time/time.ts";
import { isDateRange } from "#rules/validators.ts";
import { error, optionalText, text } from "../text.ts";

/** Whole days off, or a part of one day, as typed; turned into the input of `eventCreate`. */
export const leaveForm = (today: IsoDate, locale: Locale) =>
  z
    .object({
      date: text(60),
      lastDate: optionalText(60),
      from: optionalText(20),
      to: optionalText(20),
      name: optionalText(),
      override: z.boolean().optional(),
      overrideReason: optionalText(500),
    })
    .transform(({ name, override, overrideReason, ...typed }, ctx) => {
      const fault = (path: string, name: ErrorName) =>
        void ctx.addIssue({ code: "custom", path: [path], message: error(name) });
      const day = (path: "date" | "lastDate") => readDate(typed[path]!, today, locale) ?? fault(path, "dateInvalid");
      const clock = (path: "from" | "to") =>
        typed[path] === null ? fault(path, "required") : (readTime(typed[path]) ?? fault(path, "timeInvalid"));
      if (override && !overrideReason) fault("overrideReason", "required");
      const leave = {
        eventType: "FREE_TIME" as const,
        name,
        override: override ? { reason: overrideReason ?? "" } : null,
      };
      const first = day("date");
      const last = typed.lastDate === null ? first : day("lastDate");
      if (typed.from === null && typed.to === null) {
        if (first && last && !isDateRange(first, last)) fault("lastDate", "endBeforeStart");
        return { ...leave, beginAt: null, endAt: null, allDay: { from: first ?? "", to: last ?? "" } };
      }
      const [begin, end] = [clock("from"), clock("to")];
      const beginAt = first && begin ? instantOf(first, begin) : null;
      const endAt = first && beginAt && end ? endOn(first, beginAt, end) : null;
      if (beginAt && end && !endAt) fault("to", "endBeforeStart");
      if (first && last && first !== last && last !== (endAt && localDate(endAt))) fault("lastDate", "eventTooLong");
      if (!beginAt || !endAt) return z.NEVER;
      return { ...leave, beginAt: beginAt.toISOString(), endAt: endAt.toISOString(), allDay: null };
    });
