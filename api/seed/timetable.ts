import { holidayOn } from "#rules/time/holidays.ts";
import { addDays, weekStart } from "#rules/time/dates.ts";
import { instantOf, minutesOf, weekday, type IsoDate } from "#rules/time/time.ts";
import { periodOn } from "#rules/working-hours/working-hours.ts";
import type { WorkingDay, WorkingHours } from "../core/db/tables/profiles.ts";
import type { Absence, Clinic } from "./clinic-types.ts";
import { coursesOf, NEW, type Course } from "./courses.ts";
import type { Random } from "./random.ts";

/** An event; people and things by their position in the lists of the clinic. */
export type Planned = {
  beginAt: Date;
  endAt: Date;
  allDay: boolean;
  /** The first is the owner. */
  workers: number[];
  patients: number[];
  service: number | null;
  name: string | null;
};
type Plan = {
  clinic: Clinic;
  /** The day on which each patient is first heard of, in order. */
  arrivals: IsoDate[];
  today: IsoDate;
  from: IsoDate;
  to: IsoDate;
  /** Probability that a free quarter of an hour is filled on that day, 0 to 1. */
  fill: (date: IsoDate) => number;
  random: Random;
};
/** Minutes of a day. */
type Span = { from: number; to: number };

const QUARTER = 15;
const EXAMINATION = 0;
const errands = ["Dokumentace", "Telefonáty", "Konzultace s lékařem"] as const;

/** Writes a clinic's diary day by day: no person or facility is in two events at once, and holidays are free. */
export function* timetable(plan: Plan): Generator<Planned[]> {
  const { clinic, arrivals, today, from, to, random } = plan;
  const otherHours = clinic.otherHours.map(({ worker, weeks, hours }) => ({ worker, ...weeksOf(weeks, today), hours }));
  const drawn = { courses: coursesOf(clinic.staff, arrivals, random), otherHours };

  for (let date = from; date <= to; date = addDays(date, 1)) {
    const daysOff = clinic.absences
      .filter((absence) => spanOf(absence, today).from === date)
      .map((absence) => dayOff(absence, today));
    yield [...daysOff, ...(holidayOn(date, "CZ") ? [] : fillDay(plan, drawn, date))];
  }
}

type Drawn = {
  courses: ReturnType<typeof coursesOf>;
  otherHours: ({ worker: number; hours: WorkingHours } & ReturnType<typeof weeksOf>)[];
};

function fillDay({ clinic, today, fill, random }: Plan, { courses, otherHours }: Drawn, date: IsoDate): Planned[] {
  const { staff, services, facilities, fixtures, absences } = clinic;
  const day = weekday(date);
  const events: Planned[] = [];
  const busy: Span[][] = staff.map(() => []);
  const used: Span[][] = facilities.map(() => []);
  const shifts = staff.map(({ hours }, worker) => {
    const others = periodOn(
      otherHours.filter((period) => period.worker === worker),
      date,
    );
    return isOff(absences, worker, date, today) ? null : (others?.hours ?? hours)[day - 1];
  });

  for (const { weekdays, workers, what, ...times } of fixtures) {
    const span = spanOfTimes(times);
    const present = workers.filter((worker) => holds(shifts[worker], span));
    const [leader] = present;
    if (!weekdays.includes(day) || leader === undefined) continue;
    if ("name" in what) book(span, present, { name: what.name });
    else {
      const patients = courses.group(leader, date, random.between(4, services[what.service]!.places));
      if (patients.length > 0) book(span, [leader], { service: what.service, patients });
    }
  }
  for (const [worker, shift] of shifts.entries())
    if (shift && staff[worker]!.services.length > 0) fillShift(worker, shift);
  return events;

  function fillShift(worker: number, shift: NonNullable<WorkingDay>) {
    const end = { from: minutesOf(shift.to), to: Infinity };
    const closed = [...(shift.breaks ?? []).map(spanOfTimes), ...busy[worker]!, end].sort((a, b) => a.from - b.from);
    let now = minutesOf(shift.from);
    for (const { from: next, to: again } of closed) {
      while (now + QUARTER <= next) now += fillFrom(worker, now, next);
      now = Math.max(now, again);
    }
  }

  /** Books a suitable event for the worker at that minute; answers its length. */
  function fillFrom(worker: number, now: number, next: number): number {
    if (random.chance(fill(date))) {
      const course = courses.next(worker, date);
      const service = course && serviceFor(worker, course, { from: now, to: next });
      if (!course || service === undefined) return QUARTER;
      const { minutes } = services[service]!;
      book({ from: now, to: now + minutes }, [worker], { service, patients: [course.patient] });
      courses.attend(worker, course, date);
      return minutes;
    }
    if (next - now < 2 * QUARTER || !random.chance(0.05)) return QUARTER;
    book({ from: now, to: now + 2 * QUARTER }, [worker], { name: random.pick(errands) });
    return 2 * QUARTER;
  }

  /** One of the worker's services that ends within the span and whose room or device is free. */
  function serviceFor(worker: number, course: Course, { from, to }: Span): number | undefined {
    const offered = staff[worker]!.services;
    const possible = offered.filter((service) => {
      const { minutes, facility } = services[service]!;
      const end = from + minutes;
      return end <= to && (facility === null || used[facility]!.every((span) => span.to <= from || end <= span.from));
    });
    if (course.last === NEW && offered.includes(EXAMINATION))
      return possible.find((service) => service === EXAMINATION);
    const weights = possible.map((service) => services[service]!.weight);
    return weights.some(Boolean) ? possible[random.heavy(weights)] : undefined;
  }

  function book(span: Span, workers: number[], what: { name: string } | { service: number; patients: number[] }) {
    const facility = "service" in what ? services[what.service]!.facility : null;
    for (const worker of workers) busy[worker]!.push(span);
    if (facility !== null) used[facility]!.push(span);
    const [beginAt, endAt] = [span.from, span.to].map((minutes) => instantOf(date, clock(minutes))) as [Date, Date];
    events.push({ ...nothing, beginAt, endAt, workers, ...what });
  }
}

const nothing = { allDay: false, patients: [], service: null, name: null };
const two = (number: number) => String(number).padStart(2, "0");
const clock = (minutes: number) => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
const spanOfTimes = ({ from, to }: { from: string; to: string }): Span => ({
  from: minutesOf(from),
  to: minutesOf(to),
});
const holds = (shift: WorkingDay | undefined, span: Span) =>
  !!shift && minutesOf(shift.from) <= span.from && span.to <= minutesOf(shift.to);

/** First and last day of weeks counted from the current one. */
export const weeksOf = ([from, to]: [from: number, to: number], today: IsoDate) => ({
  from: addDays(weekStart(today), 7 * from),
  to: addDays(weekStart(today), 7 * to + 6),
});

/** First and last day of an absence. */
const spanOf = ({ week, weekdays }: Absence, today: IsoDate) => {
  const [from, to] = weekdays.map((weekday) => addDays(weekStart(today), 7 * week + weekday - 1)) as [IsoDate, IsoDate];
  return { from, to };
};
const isOff = (absences: Absence[], worker: number, date: IsoDate, today: IsoDate) =>
  absences.some(
    (absence) => absence.worker === worker && spanOf(absence, today).from <= date && date <= spanOf(absence, today).to,
  );

function dayOff(absence: Absence, today: IsoDate): Planned {
  const { from, to } = spanOf(absence, today);
  const [beginAt, endAt] = [instantOf(from), instantOf(addDays(to, 1))];
  return { ...nothing, beginAt, endAt, allDay: true, workers: [absence.worker], name: absence.name };
}
