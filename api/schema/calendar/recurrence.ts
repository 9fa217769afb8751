import { frequencies } from "#rules/calendar/recurrence.ts";
import { builder } from "../builder.ts";

const RecurrenceFrequency = builder.enumType("RecurrenceFrequency", { values: frequencies });
const MonthlyBy = builder.enumType("MonthlyBy", { values: ["DATE", "WEEKDAY"] as const });

const RecurrenceExceptionInput = builder.inputType("RecurrenceExceptionInput", {
  description: "A date of the series that has no event, or has it at another time",
  fields: (t) => ({
    date: t.field({ type: "Date", required: true }),
    leaveOut: t.boolean(),
    beginAt: t.field({ type: "DateTime" }),
  }),
});

export const RecurrenceInput = builder.inputType("RecurrenceInput", {
  description: "Ends by a day or a number of events, at most 400",
  fields: (t) => ({
    frequency: t.field({ type: RecurrenceFrequency, required: true }),
    interval: t.int({ description: "Interval in days, weeks or months; default 1" }),
    weekdays: t.intList({ description: "For WEEKLY: 1 Monday to 7 Sunday; omitted: the event's own weekday" }),
    monthlyBy: t.field({
      type: MonthlyBy,
      description:
        "For MONTHLY: the day of the month (in shorter months the last), or the nth weekday of the month (the fifth is the last)",
    }),
    until: t.field({ type: "Date", description: "The last day, included" }),
    count: t.int(),
    exceptions: t.field({ type: [RecurrenceExceptionInput] }),
  }),
});
