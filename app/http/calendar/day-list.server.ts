import type { DayList } from "#app/graphql/calendar/calendar.ts";
import type { ResultOf } from "#app/graphql/graphql.ts";
import { holidayOn, type HolidayCountry } from "#rules/time/holidays.ts";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatTime } from "#rules/format.ts";
import { later, MINUTE } from "#rules/time/durations.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import { minutesOn, without, workOn, type Minutes, type PersonHours } from "#rules/working-hours/working-hours.ts";

type Planned = ResultOf<typeof DayList>["events"][number];
type Column = { id: number; name: string; hours: PersonHours | null };
type Asked = {
  columns: Column[];
  by: "staffs" | "facilities";
  events: Planned[];
  days: IsoDate[];
  free: boolean;
  country: HolidayCountry;
  locale: Locale;
};

const SHORTEST_FREE = 15;

/**
 * The plan of each person (or room) on these days, with `free` also when it is empty; others without events are left
 * out.
 */
export function dayLists({ columns, by, events, days, free, country, locale }: Asked) {
  return columns
    .map(({ id, name, hours }) => {
      const own = events.filter(({ owner, staffs, facilities }) =>
        (by === "facilities" ? facilities : [owner, ...staffs]).some((one) => one?.id === id),
      );
      const rowsOn = (date: IsoDate) => {
        const here = own.flatMap((event) => {
          const span = minutesOn(date, new Date(event.beginAt), new Date(event.endAt));
          return span ? [{ ...span, row: rowOf(event) }] : [];
        });
        const work = free && hours && !holidayOn(date, country) ? workOn(hours, date) : [];
        const places = without(work, here).filter(({ begin, end }) => end - begin >= SHORTEST_FREE);
        return [...here, ...places.map((place) => ({ ...place, row: freeRow(date, place) }))]
          .sort((a, b) => a.begin - b.begin)
          .map(({ row }) => row);
      };
      return {
        id,
        name,
        days: days
          .map((date) => ({ date, title: formatDate(date, locale, "long"), rows: rowsOn(date) }))
          .filter(({ rows }) => rows.length > 0),
      };
    })
    .filter((person) => person.days.length > 0);
}

const rowOf = (event: Planned) => ({
  id: String(event.id),
  time: event.allDay ? "" : `${formatTime(new Date(event.beginAt))}–${formatTime(new Date(event.endAt))}`,
  what: event.name ?? "",
  patients: event.patientAttendances.map(({ patientCard }) => ({
    name: patientCard.fullName,
    born: patientCard.dateOfBirth?.slice(0, 4) ?? null,
    phone: patientCard.phone,
  })),
  // A machine is often named for its service.
  service: [...new Set([event.procedure?.name ?? "", ...event.facilities.map(({ name }) => name)])]
    .filter(Boolean)
    .join(", "),
  note: event.note ?? "",
  free: false,
});

const clock = (date: IsoDate, minutes: number) => formatTime(later(instantOf(date), minutes * MINUTE));
const freeRow = (date: IsoDate, { begin, end }: Minutes) => ({
  id: `free-${date}-${begin}`,
  time: `${clock(date, begin)}–${clock(date, end)}`,
  what: "",
  patients: [],
  service: "",
  note: "",
  free: true,
});
