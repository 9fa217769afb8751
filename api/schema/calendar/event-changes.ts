import { removeEvent } from "../../calendar/events/remove.ts";
import { restoreEvent } from "../../calendar/events/restore.ts";
import type { Scope } from "../../calendar/series/targets.ts";
import { updateEvent } from "../../calendar/events/update.ts";
import { builder } from "../builder.ts";
import { Event } from "./calendar.ts";
import { ColorEnum, EventTypeEnum } from "../codes.ts";
import { DateRangeInput, NewPatientInput, OverrideInput } from "./event-create.ts";

const EventDateInput = builder.inputType("EventDateInput", {
  description: "A begin alone moves the event; an end alone changes its length",
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
    eventType: t.field({ type: EventTypeEnum, description: "A BOOKING keeps its type; other types cannot become one" }),
    name: t.string(),
    note: t.string(),
    issue: t.string(),
    color: t.field({ type: ColorEnum }),
    procedure: t.int(),
    patientCards: t.intList({ description: "The complete list: people left out are removed from the event" }),
    newPatient: t.field({ type: NewPatientInput, description: "Attends in addition to the others" }),
    waitingPatient: t.int({
      description: "Waiting-list entry fulfilled by the event; refused with E105 if another event has fulfilled it",
    }),
  }),
});

const withFollowing = {
  defaultValue: false,
  description: "Includes later events of its series; the change applies to each that has not begun",
};
const wholeSeries = { defaultValue: false, description: "Includes earlier events of the series that have not begun" };
const scopeOf = (args: { withFollowing?: boolean | null; wholeSeries?: boolean | null }): Scope =>
  args.wholeSeries ? "SERIES" : args.withFollowing ? "FOLLOWING" : "ONE";

const version = { description: "The version the change is based on; omitted: the newest" };

builder.mutationFields((t) => ({
  eventUpdate: t.field({
    type: Event,
    rule: "calendar:write",
    description: "Changes the given fields. Refused with all conflicts (extensions.conflicts), like eventCreate",
    args: {
      event: t.arg.int({ required: true }),
      dateInput: t.arg({ type: EventDateInput }),
      facilitiesInput: t.arg({ type: EventFacilitiesInput }),
      detailsInput: t.arg({ type: EventDetailsInput }),
      withFollowing: t.arg.boolean(withFollowing),
      wholeSeries: t.arg.boolean(wholeSeries),
      version: t.arg.int(version),
      override: t.arg({ type: OverrideInput }),
      confirmOutsideHours: t.arg.boolean({ description: "Accepts a time outside working hours" }),
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
    description: "Answers the removed events; eventRestore restores them",
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
      "Restores the events removed together with this one; refused with all conflicts if their places are taken",
    args: { event: t.arg.int({ required: true }) },
    resolve: (_root, { event }, ctx) => restoreEvent(ctx, event),
  }),
}));
