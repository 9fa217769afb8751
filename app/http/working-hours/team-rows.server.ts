import type { ResultOf } from "#app/graphql/graphql.ts";
import { hoursOf, type TeamHours } from "#app/graphql/calendar/working-hours.ts";
import { formatTime } from "#rules/format.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { minutesOn, workOn, type Minutes } from "#rules/working-hours/working-hours.ts";

type Day = { date: IsoDate; holiday: string | null };

/** Everybody's days: the times between breaks, or the name of a day off. Holidays are free. */
export function teamRows({ profileWorkingHours: people, profileFreeTimes }: ResultOf<typeof TeamHours>, days: Day[]) {
  return people.map((person) => {
    const hours = hoursOf(person);
    const leaves = profileFreeTimes.filter(
      ({ allDay, owner, staffs }) => allDay && [owner, ...staffs].some((one) => one?.id === person.id),
    );
    return {
      id: person.id,
      name: person.fullName,
      said: person.workingHours !== null,
      periods: person.workingHoursPeriods.map(({ from, to }) => ({ from, to })),
      days: days.map(({ date, holiday }) => {
        const leave = leaves.find(({ beginAt, endAt }) => minutesOn(date, new Date(beginAt), new Date(endAt)));
        return {
          times: hours && !holiday ? workOn(hours, date).map(times) : [],
          leave: leave ? (leave.name ?? "") : null,
        };
      }),
    };
  });
}

const clock = (minutes: number) =>
  formatTime(`${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`);
const times = ({ begin, end }: Minutes) => `${clock(begin)}–${clock(end)}`;
