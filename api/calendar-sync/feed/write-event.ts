import ICAL from "ical.js";
import type { FeedEvent } from "./feed-event.ts";
import { instantProperty, utcProperty } from "./feed-times.ts";

/** One event at its own time. */
export function writeEvent(event: FeedEvent, uid: string): ICAL.Component {
  const component = describe(event, uid);
  component.addProperty(instantProperty("dtstart", event.beginAt, event.allDay));
  component.addProperty(instantProperty("dtend", event.endAt, event.allDay));
  return component;
}

/** All of an event but its time. */
export function describe({ summary, canceled, version, revisedAt }: FeedEvent, uid: string): ICAL.Component {
  const component = new ICAL.Component("vevent");
  component.addPropertyWithValue("uid", uid);
  component.addProperty(utcProperty("dtstamp", revisedAt));
  component.addProperty(utcProperty("last-modified", revisedAt));
  component.addPropertyWithValue("sequence", version);
  component.addPropertyWithValue("summary", summary);
  component.addPropertyWithValue("status", canceled ? "CANCELLED" : "CONFIRMED");
  component.addPropertyWithValue("class", "PRIVATE");
  return component;
}
