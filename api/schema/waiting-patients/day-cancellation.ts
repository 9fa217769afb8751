import { cancelDay } from "../../waiting-patients/cancel-day.ts";
import { dayCancellation, type DayCancellation as Row } from "../../waiting-patients/day.ts";
import { restoreDay } from "../../waiting-patients/restore-day.ts";
import { builder } from "../builder.ts";
import { Event } from "../calendar/calendar.ts";
import { WaitingPatient } from "./waiting-patients.ts";

const DayCancellation = builder.objectRef<Row>("DayCancellation").implement({
  fields: (t) => ({
    events: t.expose("events", {
      type: [Event],
      description: "Events that would be canceled: not over yet, with patients expected",
    }),
    waitingPatients: t.expose("waitingPatients", {
      type: [WaitingPatient],
      description: "Patients put on the waiting list by it, including those booked since",
    }),
  }),
});

builder.queryFields((t) => ({
  dayCancellation: t.field({
    type: DayCancellation,
    rule: "calendar:read",
    args: { profile: t.arg.int({ required: true }), date: t.arg({ type: "Date", required: true }) },
    resolve: (_root, args, ctx) => dayCancellation(ctx, args),
  }),
}));

builder.mutationFields((t) => ({
  dayCancel: t.field({
    type: DayCancellation,
    rule: "calendar:write",
    description:
      "Cancels the rest of a person's day; the patients are put on the waiting list. Refused with E012 if the day holds other events than `events`",
    args: {
      profile: t.arg.int({ required: true }),
      date: t.arg({ type: "Date", required: true }),
      events: t.arg.intList({ required: true, description: "The events that `dayCancellation` showed" }),
      freeTime: t.arg.string({ description: "With a name, the rest of the day becomes free time" }),
    },
    resolve: (_root, args, ctx) => cancelDay(ctx, args),
  }),
  dayRestore: t.field({
    type: [Event],
    rule: "calendar:write",
    description:
      "Reverts the cancellation of a person's day: its events return with the patients who still wait, and the free time entered with it is removed. Refused with E101 and all conflicts if a person or resource has been taken since. Answers the restored events, earliest first",
    args: { profile: t.arg.int({ required: true }), date: t.arg({ type: "Date", required: true }) },
    resolve: (_root, args, ctx) => restoreDay(ctx, args),
  }),
}));
