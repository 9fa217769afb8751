import { createEvent } from "../../calendar/events/create.ts";
import { builder } from "../builder.ts";
import { Event } from "./calendar.ts";
import { ColorEnum, EventTypeEnum } from "../codes.ts";
import { RecurrenceInput } from "./recurrence.ts";

export const DateRangeInput = builder.inputType("DateRangeInput", {
  description: "Both days included",
  fields: (t) => ({ from: t.field({ type: "Date", required: true }), to: t.field({ type: "Date", required: true }) }),
});

export const OverrideInput = builder.inputType("OverrideInput", {
  description: "Overrides conflicts of an event, except one patient in two places",
  fields: (t) => ({ reason: t.string({ required: true }) }),
});

export const NewPatientInput = builder.inputType("NewPatientInput", {
  description: "A patient without a card: the card is created with the event, or neither is",
  fields: (t) => ({
    name: t.string({ required: true }),
    surname: t.string({ required: true }),
    phone: t.string(),
    dateOfBirth: t.field({ type: "Date" }),
    confirmDuplicate: t.boolean({
      description:
        "Creates the card although a similar patient has one; otherwise refused with E102 and the candidates",
    }),
  }),
});

export const EventCreateInput = builder.inputType("EventCreateInput", {
  fields: (t) => ({
    eventType: t.field({ type: EventTypeEnum, required: true }),
    beginAt: t.field({ type: "DateTime" }),
    endAt: t.field({ type: "DateTime", description: "Omitted: the duration of the service" }),
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
    newPatient: t.field({ type: NewPatientInput, description: "Attends in addition to `patientCards`" }),
    waitingPatient: t.int({
      description: "Waiting-list entry fulfilled by the event; refused with E105 if another event has fulfilled it",
    }),
    ftVoucher: t.int({
      description:
        "An FT voucher of one of `patientCards` that pays the visit; of a series as many visits as it has left. Refused with E288 if it is closed, E290 if it has none left",
    }),
    recurrence: t.field({ type: RecurrenceInput, description: "Enters a series: the event repeats from its day on" }),
    override: t.field({ type: OverrideInput }),
    confirmOutsideHours: t.boolean({ description: "Accepts a time outside working hours" }),
  }),
});

builder.mutationFields((t) => ({
  eventCreate: t.field({
    type: Event,
    rule: "calendar:write",
    description:
      "Answers the event, or the first of a series. Refused with all conflicts (extensions.conflicts): E101 taken, E104 no place, E106 outside working hours only",
    args: { input: t.arg({ type: EventCreateInput, required: true }) },
    resolve: (_root, { input }, ctx) => createEvent(ctx, input),
  }),
}));
