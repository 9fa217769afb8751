import type { DayList } from "#app/graphql/calendar.ts";
import type { ResultOf } from "#app/graphql/graphql.ts";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatTime } from "#rules/format.ts";
import type { IsoDate } from "#rules/time.ts";
import { minutesOn } from "#rules/working-hours.ts";

type Planned = ResultOf<typeof DayList>["events"][number];

/** What each person has planned on these days; those who have nothing are left out. */
export function peopleOf(staffs: { id: number; fullName: string }[], events: Planned[], days: IsoDate[], locale: Locale) {
  return staffs
    .map(({ id, fullName }) => {
      const own = events.filter(({ owner, staffs }) => [owner, ...staffs].some((one) => one?.id === id));
      const on = (date: IsoDate) => own.filter((event) => minutesOn(date, new Date(event.beginAt), new Date(event.endAt)));
      return { id, name: fullName, days: days.map((date) => ({ date, title: formatDate(date, locale, "long"), rows: on(date).map(rowOf) })).filter(({ rows }) => rows.length > 0) };
    })
    .filter((person) => person.days.length > 0);
}

const rowOf = (event: Planned) => ({
  id: event.id,
  time: event.allDay ? "" : `${formatTime(new Date(event.beginAt))}–${formatTime(new Date(event.endAt))}`,
  what: event.name ?? "",
  patients: event.patientAttendances.map(({ patientCard }) => ({ name: patientCard.fullName, phone: patientCard.phone })),
  service: event.procedure?.name ?? "",
  place: event.facilities.map(({ name }) => name).join(", "),
  note: event.note ?? "",
});
