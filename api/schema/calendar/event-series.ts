import { listRemoved } from "../../calendar/events/list-removed.ts";
import { listSeries } from "../../calendar/series/list-series.ts";
import { builder } from "../builder.ts";
import { Event } from "./calendar.ts";

builder.queryFields((t) => ({
  eventSeries: t.field({
    type: [Event],
    rule: "calendar:read",
    description:
      "The event and those of its series that have not begun, earliest first: the possible targets of a change",
    args: { event: t.arg.int({ required: true }) },
    resolve: (_root, { event }, ctx) => listSeries(ctx, event),
  }),
  eventsRemoved: t.field({
    type: [Event],
    rule: "calendar:read",
    description: "The events that eventRestore restores with this one, earliest first",
    args: { event: t.arg.int({ required: true }) },
    resolve: (_root, { event }, ctx) => listRemoved(ctx, event),
  }),
}));
