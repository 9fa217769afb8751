import type { Series } from "#rules/calendar/recurrence.ts";

/** An event as a feed shows it. */
export type FeedEvent = {
  id: number;
  parentId: number | null;
  /** The slot its series gives it. */
  recurrenceAt: Date | null;
  beginAt: Date;
  endAt: Date;
  allDay: boolean;
  summary: string;
  canceled: boolean;
  version: number;
  revisedAt: Date;
};

export type Feed = {
  name: string;
  /** The host of the installation, which makes the ids of events unique in the world. */
  host: string;
  events: FeedEvent[];
  /** The rules of the events' series, by `parentId`. */
  series: Map<number, Series>;
};
