import { weekdays } from "#rules/codes.ts";
import { listFreeTimes } from "../../calendar/availability/list-free-times.ts";
import { createPeriod } from "../../working-hours/create-period.ts";
import { listWorkingHours } from "../../working-hours/list.ts";
import { removePeriod } from "../../working-hours/remove-period.ts";
import { updatePeriod } from "../../working-hours/update-period.ts";
import { updateWorkingHours } from "../../working-hours/update.ts";
import { builder } from "../builder.ts";
import { Event } from "../calendar/calendar.ts";
import { Profile } from "../medical-centers/medical-centers.ts";
import { WorkingHoursPeriod } from "./working-hours.ts";

const TimeRangeInput = builder.inputType("TimeRangeInput", {
  fields: (t) => ({ from: t.string({ required: true, description: "HH:mm" }), to: t.string({ required: true }) }),
});

const WorkingDayInput = builder.inputType("WorkingDayInput", {
  fields: (t) => ({
    from: t.string({ required: true, description: "HH:mm" }),
    to: t.string({ required: true, description: "After `from` on the same day" }),
    breaks: t.field({ type: [TimeRangeInput] }),
  }),
});

const WorkingHoursInput = builder.inputType("WorkingHoursInput", {
  description: "Omitted days are days off",
  fields: (t) => Object.fromEntries(weekdays.map((name) => [name, t.field({ type: WorkingDayInput })])),
});

const WorkingHoursPeriodInput = builder.inputType("WorkingHoursPeriodInput", {
  fields: (t) => ({
    from: t.field({ type: "Date", required: true }),
    to: t.field({ type: "Date", required: true, description: "The last day" }),
    workingHours: t.field({ type: WorkingHoursInput, required: true }),
  }),
});

builder.queryFields((t) => ({
  profileWorkingHours: t.field({
    type: [Profile],
    rule: "staff:read",
    description: "Profiles of the centre, or one of them",
    args: { profile: t.arg.int() },
    resolve: (_root, { profile }, ctx) => listWorkingHours(ctx, profile ?? null),
  }),
  profileFreeTimes: t.field({
    type: [Event],
    rule: "calendar:read",
    description: "Leave and meetings of all profiles or of one, from now on or in a given period; whole days first",
    args: { profile: t.arg.int(), from: t.arg({ type: "DateTime" }), to: t.arg({ type: "DateTime" }) },
    resolve: (_root, args, ctx) => listFreeTimes(ctx, args),
  }),
}));

builder.mutationFields((t) => {
  const profile = t.arg.int({ required: true });
  const version = t.arg.int({ required: true, description: "The version the change is based on" });
  const profileWorkingHoursPeriod = t.arg.int({ required: true });
  const input = t.arg({ type: WorkingHoursPeriodInput, required: true });
  return {
    profileWorkingHoursUpdate: t.field({
      type: Profile,
      rule: "personal:write",
      description: "The caller's own; of others with `staff:write`",
      args: {
        workingHours: t.arg({ type: WorkingHoursInput, required: true }),
        profile,
        version: t.arg.int({
          description: "The version the change is based on; omitted: the newest",
        }),
      },
      resolve: (_root, { workingHours, profile, version }, ctx) =>
        updateWorkingHours(ctx, { id: profile, version }, workingHours),
    }),
    profileWorkingHoursPeriodCreate: t.field({
      type: WorkingHoursPeriod,
      rule: "personal:write",
      args: { profile, input },
      resolve: (_root, { profile, input }, ctx) => createPeriod(ctx, profile, input),
    }),
    profileWorkingHoursPeriodUpdate: t.field({
      type: WorkingHoursPeriod,
      rule: "personal:write",
      args: { profileWorkingHoursPeriod, input, version },
      resolve: (_root, { profileWorkingHoursPeriod, input, version }, ctx) =>
        updatePeriod(ctx, { id: profileWorkingHoursPeriod, version }, input),
    }),
    profileWorkingHoursPeriodRemove: t.boolean({
      rule: "personal:write",
      args: { profileWorkingHoursPeriod },
      resolve: (_root, { profileWorkingHoursPeriod }, ctx) => removePeriod(ctx, profileWorkingHoursPeriod),
    }),
  };
});
