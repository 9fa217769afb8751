import { createEvent } from "../../calendar/events/create.ts";
import { builder } from "../builder.ts";
import { Event } from "./calendar.ts";
import { ColorEnum, EventTypeEnum } from "../codes.ts";
import { RecurrenceInput } from "./recurrence.ts";

export const DateRangeInput = builder.inputType("DateRangeInput", {
  description: "Both days are part of it",
  fields: (t) => ({ from: t.field({ type: "Date", required: true }), to: t.field({ type: "Date", required: true }) }),
});

export const OverrideInput = builder.inputType("OverrideInput", {
  description: "Puts an event over what is in its way; never one patient in two places",
  fields: (t) => ({ reason: t.string({ required: true }) }),
});

export const NewPatientInput = builder.inputType("NewPatientInput", {
  description: "A patient without a card: it is opened with the event, or neither is written",
  fields: (t) => ({
    name: t.string({ required: true }),
    surname: t.string({ required: true }),
    phone: t.string(),
    dateOfBirth: t.field({ type: "Date" }),
    confirmDuplicate: t.boolean({
      description: "Opens the card though somebody like that has one; else refused with E102 and the candidates",
    }),
  }),
});

export const EventCreateInput = builder.inputType("EventCreateInput", {
  fields: (t) => ({
    eventType: t.field({ type: EventTypeEnum, required: true }),
    beginAt: t.field({ type: "DateTime" }),
    endAt: t.field({ type: "DateTime", description: "Without one the event takes as long as its service" }),
    allDay: t.field({ type: DateRangeInput, description: "Whole days, instead of beginAt and endAt" }),
    name: t.string(),
    note: t.string(),
    issue: t.string(),
    color: t.field({ type: ColorEnum }),
    procedure: t.int(),
    owner: t.int(),
    staffs: t.intList(),
    facilities: t.intList(),
    patientCards: t.intList(),
    newPatient: t.field({ type: NewPatientInput, description: "Comes beside `patientCards`" }),
    waitingPatient: t.int({
      description: "Who is taken off the waiting list by coming; refused with E105 where somebody was first",
    }),
    recurrence: t.field({ type: RecurrenceInput, description: "Enters a series: the event repeats from its day on" }),
    override: t.field({ type: OverrideInput }),
    confirmOutsideHours: t.boolean({ description: "Enters it though somebody does not work then" }),
  }),
});

builder.mutationFields((t) => ({
  eventCreate: t.field({
    type: Event,
    rule: "calendar:write",
    description:
      "Answers the event, the first of a series. Refused with all that is in the way (extensions.clashes): E101 taken, E104 no place, E106 only outside working hours",
    args: { input: t.arg({ type: EventCreateInput, required: true }) },
    resolve: (_root, { input }, ctx) => createEvent(ctx, input),
  }),
}));
