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
  description: "Until a day or a number of times, at most 400",
  fields: (t) => ({
    frequency: t.field({ type: RecurrenceFrequency, required: true }),
    interval: t.int({ description: "Every so many days, weeks or months; 1 if it is not said" }),
    weekdays: t.intList({ description: "Of WEEKLY: 1 Monday to 7 Sunday; without any, the event's own" }),
    monthlyBy: t.field({
      type: MonthlyBy,
      description:
        "Of MONTHLY: the day of the month (in shorter months the last), or the weekday that it is of the month (the fifth is the last)",
    }),
    until: t.field({ type: "Date", description: "The last day, included" }),
    count: t.int(),
    exceptions: t.field({ type: [RecurrenceExceptionInput] }),
  }),
});
