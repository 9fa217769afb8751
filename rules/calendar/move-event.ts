import { addDays } from "../time/dates.ts";
import { DAY_MINUTES, earlier, later, MINUTE } from "../time/durations.ts";
import { instantOf, localDate, localTime, minutesOf } from "../time/time.ts";

type Moved = {
  beginAt: string;
  endAt: string;
  allDay: boolean;
  owner: { id: number } | null;
  staffs: { id: number }[];
  facilities: { id: number }[];
};
type Move = { days: number; minutes: number; longer: number; by: "staffs" | "facilities"; from: number; to: number };

const pad = (number: number) => String(number).padStart(2, "0");

/**
 * The change of an event whose tile was moved, as input of `eventUpdate`: its time moves by the wall clock and keeps
 * its length, and the person or room of the old column is replaced by that of the new one. An event that stays at its
 * time keeps its moment: in the night when clocks go back the clock alone does not say which hour it is.
 */
export function movedEvent(event: Moved, { days, minutes, longer, by, from, to }: Move) {
  const [begin, end] = [new Date(event.beginAt), new Date(event.endAt)];
  const wall = minutesOf(localTime(begin)) + minutes;
  const date = addDays(localDate(begin), days + Math.floor(wall / DAY_MINUTES));
  const inDay = ((wall % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES;
  const beginAt =
    days === 0 && minutes === 0 ? begin : instantOf(date, `${pad(Math.floor(inDay / 60))}:${pad(inDay % 60)}`);
  const length = end.getTime() - begin.getTime() + longer * MINUTE;
  const last = localDate(earlier(end, 1));
  const dateInput = event.allDay
    ? { allDay: { from: addDays(localDate(begin), days), to: addDays(last, days) } }
    : { beginAt: beginAt.toISOString(), endAt: later(beginAt, length).toISOString() };
  if (from === to) return { dateInput, facilitiesInput: null };
  const exchanged = (list: { id: number }[]) => [...new Set(list.map(({ id }) => (id === from ? to : id)))];
  const owner = event.owner?.id ?? null;
  const staffs = by === "staffs" ? exchanged(event.staffs) : event.staffs.map(({ id }) => id);
  const facilities = by === "facilities" ? exchanged(event.facilities) : event.facilities.map(({ id }) => id);
  return { dateInput, facilitiesInput: { owner: by === "staffs" && owner === from ? to : owner, staffs, facilities } };
}
