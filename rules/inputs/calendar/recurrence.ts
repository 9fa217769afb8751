import { z } from "zod";
import { frequencies, MOST_INTERVAL, MOST_OCCURRENCES } from "#rules/calendar/recurrence.ts";
import { isIsoDate } from "#rules/time/time.ts";
import { error } from "../text.ts";

const day = () => z.string(error("required")).refine(isIsoDate, error("dateInvalid"));
const whole = (most: number) =>
  z.number(error("notANumber")).int(error("notANumber")).min(1, error("valueInvalid")).max(most, error("valueInvalid"));

/** A date of the series that is left out, or that has its event at another time. */
const Exception = z
  .object({
    date: day(),
    leaveOut: z
      .boolean()
      .nullish()
      .transform((value) => value ?? false),
    beginAt: z
      .date(error("dateInvalid"))
      .nullish()
      .transform((value) => value ?? null),
  })
  .refine(({ leaveOut, beginAt }) => leaveOut !== (beginAt !== null), {
    path: ["beginAt"],
    message: error("required"),
  });

/** End of a recurrence: a day or a number of times. */
export const RecurrenceInput = z
  .object({
    frequency: z.enum(frequencies, error("choiceInvalid")),
    interval: whole(MOST_INTERVAL)
      .nullish()
      .transform((value) => value ?? 1),
    weekdays: z
      .array(z.number().int().min(1, error("choiceInvalid")).max(7, error("choiceInvalid")), error("choiceInvalid"))
      .nullish()
      .transform((list) => [...new Set(list ?? [])]),
    monthlyBy: z
      .enum(["DATE", "WEEKDAY"], error("choiceInvalid"))
      .nullish()
      .transform((value) => value ?? "DATE"),
    until: day()
      .nullish()
      .transform((value) => value ?? null),
    count: z
      .number(error("notANumber"))
      .int(error("notANumber"))
      .min(1, error("valueInvalid"))
      .max(MOST_OCCURRENCES, error("seriesTooLong"))
      .nullish()
      .transform((value) => value ?? null),
    exceptions: z
      .array(Exception)
      .max(MOST_OCCURRENCES, error("seriesTooLong"))
      .nullish()
      .transform((list) => list ?? []),
  })
  .superRefine(({ until, count, exceptions }, ctx) => {
    if (until === null && count === null) ctx.addIssue({ code: "custom", path: ["until"], message: error("required") });
    if (until !== null && count !== null)
      ctx.addIssue({ code: "custom", path: ["count"], message: error("eitherEnd") });
    if (new Set(exceptions.map(({ date }) => date)).size < exceptions.length)
      ctx.addIssue({ code: "custom", path: ["exceptions"], message: error("choiceInvalid") });
  });
export type RecurrenceInput = z.output<typeof RecurrenceInput>;
