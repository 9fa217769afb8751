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
      description: "What would be canceled: not over yet, and patients would come",
    }),
    waitingPatients: t.expose("waitingPatients", {
      type: [WaitingPatient],
      description: "Who was put on the waiting list by it, those who were booked since too",
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
      "Cancels the rest of a person's day; everybody who would have come is put on the waiting list. Refused with E012 where the day holds other events than `events`",
    args: {
      profile: t.arg.int({ required: true }),
      date: t.arg({ type: "Date", required: true }),
      events: t.arg.intList({ required: true, description: "What `dayCancellation` showed" }),
      freeTime: t.arg.string({ description: "With a name, what is left of the day becomes free time" }),
    },
    resolve: (_root, args, ctx) => cancelDay(ctx, args),
  }),
  dayRestore: t.field({
    type: [Event],
    rule: "calendar:write",
    description:
      "Takes the cancellation of a person's day back: its events return with whoever still waits, the free time entered with it goes. Refused with E101 and all clashes where something is taken meanwhile. Answers what returned, from the earliest",
    args: { profile: t.arg.int({ required: true }), date: t.arg({ type: "Date", required: true }) },
    resolve: (_root, args, ctx) => restoreDay(ctx, args),
  }),
}));
