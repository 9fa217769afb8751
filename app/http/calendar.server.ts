import type { CalendarWeek, DayList } from "#app/graphql/calendar.ts";
import type { ResultOf } from "#app/graphql/graphql.ts";
import { hoursOf } from "#app/graphql/working-hours.ts";
import type { Locale } from "#rules/codes.ts";
import { formatDate, formatTime } from "#rules/format.ts";
import { isIsoDate, localDate, type IsoDate } from "#rules/time.ts";
import type { WeekColumn } from "#rules/week.ts";
import { minutesOn } from "#rules/working-hours.ts";

type Resources = ResultOf<typeof CalendarWeek>["calendarResources"];

/** The day of a calendar's address, or today. */
export const calendarDate = (text: string | undefined, now: Date): IsoDate => (text && isIsoDate(text) && /^(19|20|21)/.test(text) ? text : localDate(now));

/** Ids of an address that may exist; a filter without any is none. */
export function idsOf(list: number[] | undefined): number[] | undefined {
  const ids = list?.filter((id) => id > 0 && id < 2 ** 31);
  return ids?.length ? ids : undefined;
}

/** The columns of the calendar: people or rooms, those that were chosen or all. */
export function calendarColumns({ staffs, facilities }: Resources, by: "staffs" | "facilities", chosen: { staffs?: number[]; facilities?: number[] }): WeekColumn[] {
  const columns =
    by === "facilities"
      ? facilities.map(({ id, name, facilityType }) => ({ id, name, note: facilityType, hours: null }))
      : staffs.map(({ id, name, surname, motusProfession, ...hours }) => {
          const alone = staffs.filter((other) => other.surname === surname).length === 1;
          return { id, name: alone ? surname : `${surname} ${name.slice(0, 1)}.`, note: motusProfession, hours: hoursOf(hours) };
        });
  return columns.filter(({ id }) => chosen[by]?.includes(id) ?? true);
}

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
