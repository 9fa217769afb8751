import { expect } from "vitest";
import { drawCalendar, type CalendarEvents } from "#rules/calendar/draw-calendar.ts";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, localTime, type IsoDate } from "#rules/time/time.ts";
import { ids } from "#tests/cast/people.ts";
import type { testApi } from "../api.ts";
import type { CalendarModel } from "./calendar-model.ts";

const { profiles, facilities } = ids;

/**
 * Six weeks as they are drawn, by people and by rooms: on each day and in each column the events of the model, each for
 * its time.
 */
export async function expectDrawn(api: Awaited<ReturnType<typeof testApi>>, start: IsoDate, model: CalendarModel) {
  const days = Array.from({ length: 44 }, (_, day) => addDays(start, day));
  const [from, to] = [instantOf(start), instantOf(addDays(start, 44))];
  const { data } = await api.call(
    "admin",
    `query ($from: DateTime!, $to: DateTime!) { events(from: $from, to: $to) { id beginAt endAt } calendarEvents(from: $from, to: $to) }`,
    { from, to },
  );
  const shown = model
    .living()
    .filter((event) => event.end > from.getTime() && event.begin < to.getTime())
    .sort((one, other) => one.begin - other.begin || other.end - one.end || one.id - other.id);
  expect(
    data.events.map((event: { id: number; beginAt: string; endAt: string }) => [
      event.id,
      Date.parse(event.beginAt),
      Date.parse(event.endAt),
    ]),
  ).toEqual(shown.map(({ id, begin, end }) => [id, begin, end]));
  for (const [by, columns] of [
    ["staffs", [profiles.paramedic, profiles.admin]],
    ["facilities", [facilities.gym, facilities.laser]],
  ] as const) {
    const { lanes } = drawCalendar({
      days,
      by,
      columns: columns.map((id) => ({ id, name: "", note: "", hours: null })),
      events: data.calendarEvents as CalendarEvents,
      country: "CZ",
      now: api.clock.now,
    });
    const wanted = days.map((date) =>
      columns.map((id) =>
        shown.flatMap((event) => {
          const here = by === "staffs" ? event.owner === id : event.facilities.includes(id);
          const [begin, end] = [
            Math.max(event.begin, instantOf(date).getTime()),
            Math.min(event.end, instantOf(addDays(date, 1)).getTime()),
          ];
          // On the night the clocks go back, an hour may end before it began by the clock.
          return here && begin < end ? [[event.id, clock(begin), Math.max(clock(begin) + 1, clock(end) || 1440)]] : [];
        }),
      ),
    );
    expect(lanes.map((day) => day.map(({ tiles }) => tiles.map(({ id, begin, end }) => [id, begin, end])))).toEqual(
      wanted,
    );
  }
}
/** Minutes by the wall clock. */
const clock = (ms: number) =>
  Number(localTime(new Date(ms)).slice(0, 2)) * 60 + Number(localTime(new Date(ms)).slice(3));
