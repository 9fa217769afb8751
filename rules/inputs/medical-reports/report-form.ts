import { z } from "zod";
import type { Locale } from "#rules/codes.ts";
import { readDate } from "#rules/read-date.ts";
import { readTime } from "#rules/time/read-time.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import { error, longText } from "../text.ts";

const typedId = () =>
  z.coerce
    .number(error("choiceInvalid"))
    .int(error("choiceInvalid"))
    .min(1, error("choiceInvalid"))
    .max(2 ** 31 - 1, error("choiceInvalid"));

/** The typed fields of a report, turned into the input of `medicalReportCreate` and `medicalReportUpdate`. */
export const reportForm = (today: IsoDate, locale: Locale) =>
  z
    .object({
      date: z.string(error("required")),
      time: z.string(error("required")),
      procedure: typedId()
        .nullish()
        .transform((value) => value ?? null),
      duration: z.coerce
        .number(error("notANumber"))
        .int(error("notANumber"))
        .min(1, error("durationOutOfRange"))
        .max(24 * 60, error("durationOutOfRange"))
        .nullish()
        .transform((value) => value ?? null),
      content: longText(100_000),
    })
    .transform(({ date, time, ...rest }, ctx) => {
      const [day, clock] = [readDate(date, today, locale), readTime(time)];
      if (!day) ctx.addIssue({ code: "custom", path: ["date"], message: error("dateInvalid") });
      if (day && day > today) ctx.addIssue({ code: "custom", path: ["date"], message: error("examinedInFuture") });
      if (!clock) ctx.addIssue({ code: "custom", path: ["time"], message: error("timeInvalid") });
      return day && clock ? { ...rest, examinedAt: instantOf(day, clock).toISOString() } : z.NEVER;
    });
