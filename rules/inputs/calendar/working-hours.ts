import { z } from "zod";
import { weekdays, type Locale } from "#rules/codes.ts";
import type { ErrorName } from "#rules/errors.ts";
import { readDate } from "#rules/read-date.ts";
import { readTime } from "#rules/time/read-time.ts";
import type { IsoDate, IsoTime } from "#rules/time/time.ts";
import { isDateRange, workHoursFault } from "#rules/validators.ts";
import { MOST_BREAKS } from "#rules/working-hours/working-hours.ts";
import { error, optionalText, text } from "../text.ts";

type Range = { from: IsoTime; to: IsoTime };
type Fault = (path: (string | number)[], name: ErrorName) => void;

const faultIn =
  (ctx: z.RefinementCtx): Fault =>
  (path, name) =>
    ctx.addIssue({ code: "custom", path, message: error(name) });

const typedRange = { from: optionalText(20), to: optionalText(20) };

/** A range as it is typed: null when nothing is, undefined when it cannot be read. */
function readRange({ from, to }: { from: string | null; to: string | null }, fault: Fault): Range | null | undefined {
  if (from === null && to === null) return null;
  const read = (end: "from" | "to", typed: string | null) => {
    const time = typed && readTime(typed);
    if (!time) fault([end], typed ? "timeInvalid" : "required");
    return time;
  };
  const [begin, end] = [read("from", from), read("to", to)];
  return begin && end ? { from: begin, to: end } : undefined;
}

/** A day without times is a day off, and a break without times is none. */
const Day = z
  .object({
    ...typedRange,
    breaks: z.array(z.object(typedRange).nullish()).max(MOST_BREAKS, error("valueInvalid")).nullish(),
  })
  .nullish()
  .transform((day, ctx) => {
    const fault = faultIn(ctx);
    if (!day) return null;
    const hours = readRange(day, fault);
    const read = (day.breaks ?? []).map((one, at) => ({
      at,
      range: one ? readRange(one, (path, name) => fault(["breaks", at, ...path], name)) : null,
    }));
    if (!hours && read.some(({ range }) => range)) fault(["from"], "required");
    if (!hours || read.some(({ range }) => range === undefined)) return null;
    const breaks = read.flatMap(({ at, range }) => (range ? [{ at, range }] : []));
    const wrong = workHoursFault(
      hours,
      breaks.map(({ range }) => range),
    );
    if (wrong?.fault === "order") fault(["to"], "endBeforeStart");
    else if (wrong)
      fault(["breaks", breaks[wrong.at]!.at, wrong.fault === "breakOrder" ? "to" : "from"], breakFaults[wrong.fault]);
    return {
      ...hours,
      breaks: breaks.map(({ range }) => range).sort((one, other) => (one.from < other.from ? -1 : 1)),
    };
  });

const breakFaults = {
  breakOrder: "endBeforeStart",
  breakOutside: "breakOutside",
  breakOverlap: "breaksOverlap",
} as const;

type Week<D> = [D, D, D, D, D, D, D];

/** A week's working hours by day, as typed or as the API takes them; the result begins with Monday. */
export const WorkingHoursInput = z
  .preprocess(
    (value) => value ?? {},
    z.object(Object.fromEntries(weekdays.map((name) => [name, Day])) as Record<(typeof weekdays)[number], typeof Day>),
  )
  .transform((days) => weekdays.map((name) => days[name]) as Week<z.output<typeof Day>>);

/** Hours that hold between two days instead of the usual ones. */
export const WorkingHoursPeriodInput = (today: IsoDate, locale: Locale = "cs") => {
  const day = () =>
    text(60).transform((typed, ctx) => {
      const date = readDate(typed, today, locale);
      if (!date) faultIn(ctx)([], "dateInvalid");
      return date ?? z.NEVER;
    });
  return z.object({ from: day(), to: day(), workingHours: WorkingHoursInput }).superRefine(({ from, to }, ctx) => {
    if (!isDateRange(from, to)) faultIn(ctx)(["to"], "endBeforeStart");
  });
};
