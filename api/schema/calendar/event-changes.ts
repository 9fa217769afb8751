import { removeEvent } from "../../calendar/events/remove.ts";
import { restoreEvent } from "../../calendar/events/restore.ts";
import type { Scope } from "../../calendar/series/targets.ts";
import { updateEvent } from "../../calendar/events/update.ts";
import { builder } from "../builder.ts";
import { Event } from "./calendar.ts";
import { ColorEnum, EventTypeEnum } from "../codes.ts";
import { DateRangeInput, NewPatientInput, OverrideInput } from "./event-create.ts";

const EventDateInput = builder.inputType("EventDateInput", {
  description: "A begin alone moves the event, an end alone makes it longer or shorter",
  fields: (t) => ({
    beginAt: t.field({ type: "DateTime" }),
    endAt: t.field({ type: "DateTime" }),
    allDay: t.field({ type: DateRangeInput, description: "Whole days, instead of beginAt and endAt" }),
  }),
});

const EventFacilitiesInput = builder.inputType("EventFacilitiesInput", {
  fields: (t) => ({ owner: t.int(), staffs: t.intList(), facilities: t.intList() }),
});

const EventDetailsInput = builder.inputType("EventDetailsInput", {
  fields: (t) => ({
    eventType: t.field({ type: EventTypeEnum, description: "A BOOKING stays one, and no other becomes one" }),
    name: t.string(),
    note: t.string(),
    issue: t.string(),
    color: t.field({ type: ColorEnum }),
    procedure: t.int(),
    patientCards: t.intList({ description: "All of them: who is left out is taken off the event" }),
    newPatient: t.field({ type: NewPatientInput, description: "Comes beside the others" }),
    waitingPatient: t.int({
      description: "Who is taken off the waiting list by coming; refused with E105 where somebody was first",
    }),
  }),
});

const withFollowing = {
  defaultValue: false,
  description: "Also those after it in its series; what is changed is done to each that has not begun",
};
const wholeSeries = { defaultValue: false, description: "Also those before it that have not begun" };
const scopeOf = (args: { withFollowing?: boolean | null; wholeSeries?: boolean | null }): Scope =>
  args.wholeSeries ? "SERIES" : args.withFollowing ? "FOLLOWING" : "ONE";

const version = { description: "The version the change is based on; without one it is based on the newest" };

builder.mutationFields((t) => ({
  eventUpdate: t.field({
    type: Event,
    rule: "calendar:write",
    description:
      "Changes what is given, the rest stays. Refused with all that is in the way (extensions.clashes), as eventCreate",
    args: {
      event: t.arg.int({ required: true }),
      dateInput: t.arg({ type: EventDateInput }),
      facilitiesInput: t.arg({ type: EventFacilitiesInput }),
      detailsInput: t.arg({ type: EventDetailsInput }),
      withFollowing: t.arg.boolean(withFollowing),
      wholeSeries: t.arg.boolean(wholeSeries),
      version: t.arg.int(version),
      override: t.arg({ type: OverrideInput }),
      confirmOutsideHours: t.arg.boolean({ description: "Changes it though somebody does not work then" }),
    },
    resolve: (
      _root,
      {
        event,
        version,
        dateInput: date,
        facilitiesInput: facilities,
        detailsInput: details,
        override,
        confirmOutsideHours,
        ...scope
      },
      ctx,
    ) =>
      updateEvent(ctx, { id: event, version }, { date, facilities, details }, scopeOf(scope), {
        override,
        confirmOutsideHours,
      }),
  }),
  eventRemove: t.field({
    type: [Event],
    rule: "calendar:write",
    description: "Answers what was removed; eventRestore puts it back",
    args: {
      event: t.arg.int({ required: true }),
      withFollowing: t.arg.boolean(withFollowing),
      wholeSeries: t.arg.boolean(wholeSeries),
      version: t.arg.int(version),
    },
    resolve: (_root, { event, version, ...scope }, ctx) => removeEvent(ctx, { id: event, version }, scopeOf(scope)),
  }),
  eventRestore: t.field({
    type: [Event],
    rule: "calendar:write",
    description:
      "Puts back what was removed with this event, where the places are still free; else refused with all clashes",
    args: { event: t.arg.int({ required: true }) },
    resolve: (_root, { event }, ctx) => restoreEvent(ctx, event),
  }),
}));
