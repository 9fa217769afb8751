import { weekdays } from "#rules/codes.ts";
import { localDate } from "#rules/time/time.ts";
import type { WorkingDay, WorkingWeek } from "#rules/working-hours/working-hours.ts";
import type { workingHoursPeriods } from "../../core/db/tables/working-hours-periods.ts";
import { periodsOf } from "../../working-hours/read-hours.ts";
import { builder } from "../builder.ts";
import { Profile } from "../medical-centers/medical-centers.ts";

const TimeRange = builder.objectRef<{ from: string; to: string }>("TimeRange").implement({
  fields: (t) => ({ from: t.exposeString("from", { description: "HH:mm" }), to: t.exposeString("to") }),
});

const WorkingDayRef = builder.objectRef<NonNullable<WorkingDay>>("WorkingDay").implement({
  fields: (t) => ({
    from: t.exposeString("from", { description: "HH:mm" }),
    to: t.exposeString("to"),
    breaks: t.field({ type: [TimeRange], resolve: (day) => [...(day.breaks ?? [])] }),
  }),
});

const WorkingHours = builder.objectRef<WorkingWeek>("WorkingHours").implement({
  fields: (t) =>
    Object.fromEntries(
      weekdays.map((name, index) => [
        name,
        t.field({ type: WorkingDayRef, nullable: true, resolve: (hours) => hours[index] ?? null }),
      ]),
    ),
});

export const WorkingHoursPeriod = builder
  .objectRef<typeof workingHoursPeriods.$inferSelect>("WorkingHoursPeriod")
  .implement({
    description: "Working hours that replace the usual ones between two days, both included",
    fields: (t) => ({
      id: t.exposeInt("id"),
      from: t.expose("from", { type: "Date" }),
      to: t.expose("to", { type: "Date" }),
      workingHours: t.expose("workingHours", { type: WorkingHours }),
      version: t.exposeInt("version"),
    }),
  });

builder.objectFields(Profile, (t) => ({
  version: t.exposeInt("version"),
  workingHours: t.field({
    type: WorkingHours,
    nullable: true,
    description: "Usual working hours; a profile without any works at any time",
    resolve: (row) => row.workingHours,
  }),
  workingHoursPeriods: t.field({
    type: [WorkingHoursPeriod],
    description: "Earliest first; with a period, those that overlap it",
    args: { from: t.arg({ type: "DateTime" }), to: t.arg({ type: "DateTime" }) },
    resolve: async (row, { from, to }, ctx) => {
      const first = from ? localDate(from) : "";
      const last = to ? localDate(new Date(to.getTime() - 1)) : "9999";
      return (await periodsOf(ctx, row.id)).filter((period) => period.to >= first && period.from <= last);
    },
  }),
}));
