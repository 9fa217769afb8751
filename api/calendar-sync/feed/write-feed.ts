import ICAL from "ical.js";
import type { Feed, FeedEvent } from "./feed-event.ts";
import { pragueZone } from "./feed-times.ts";
import { writeEvent } from "./write-event.ts";
import { writeSeries } from "./write-series.ts";

// A line has at most 75 octets with the blank that continues the one before, which the library does not count.
ICAL.foldLength = 74;

/** A calendar as RFC 5545 writes it: series by their rules with the exceptions, all other events by themselves. */
export function writeFeed({ name, host, events, series }: Feed): string {
  const calendar = new ICAL.Component("vcalendar");
  for (const [property, value] of [
    ["version", "2.0"],
    ["prodid", "-//Motus//Calendar//EN"],
    ["calscale", "GREGORIAN"],
    ["method", "PUBLISH"],
    ["x-wr-calname", name],
    ["x-published-ttl", "PT15M"],
  ] as const)
    calendar.addPropertyWithValue(property, value);
  calendar.addProperty(new ICAL.Property(["refresh-interval", {}, "duration", "PT15M"]));
  calendar.addSubcomponent(pragueZone());
  for (const [parentId, members] of bySeries(events)) {
    const rule = parentId === null ? undefined : series.get(parentId);
    const { written, rest } = rule ? writeSeries(parentId!, rule, members, host) : { written: [], rest: members };
    for (const component of [...written, ...rest.map((event) => writeEvent(event, `event-${event.id}@${host}`))])
      calendar.addSubcomponent(component);
  }
  return `${calendar.toString()}\r\n`;
}

function bySeries(events: FeedEvent[]): Map<number | null, FeedEvent[]> {
  const groups = new Map<number | null, FeedEvent[]>();
  for (const event of events) {
    const group = groups.get(event.parentId);
    if (group) group.push(event);
    else groups.set(event.parentId, [event]);
  }
  return groups;
}
