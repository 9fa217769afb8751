import type { CalendarEvents } from "#rules/calendar/draw-calendar.ts";
import { listTiles } from "../../calendar/tiles.ts";
import { builder } from "../builder.ts";

/** Written whole by the database: see docs/decisions/0014. */
builder.scalarType("CalendarEvents", {
  description:
    "Events as the calendar draws them, in the order of their begins: {services: [{id, name, color}], events: [[id, begin, end, type, allDay, name, color, service, owner, staffs, facilities, patients, capacity, repeats, hasNote, version]]}. Begin and end are minutes since 1970 (UTC); staffs, facilities and patients are lists or null; a patient is [surname, state, firstVisit, steps through the waiting room].",
  serialize: (value) => value as CalendarEvents,
});

builder.queryField("calendarEvents", (t) =>
  t.field({
    type: "CalendarEvents",
    rule: "calendar:read",
    description: "The result of `events` in compact form, for drawing many",
    args: {
      from: t.arg({ type: "DateTime", required: true }),
      to: t.arg({ type: "DateTime", required: true }),
      staffs: t.arg.intList(),
      facilities: t.arg.intList(),
    },
    resolve: (_root, args, ctx) => listTiles(ctx, args),
  }),
);
