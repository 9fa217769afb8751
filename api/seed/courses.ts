import { addDays } from "#rules/time/dates.ts";
import { type IsoDate } from "#rules/time/time.ts";
import type { Worker } from "./clinic-types.ts";
import type { Random } from "./random.ts";

/** A patient's row of visits with one worker; a patient is in one course at a time. */
export type Course = { patient: number; left: number; last: IsoDate };

/** The value of `last` before the first visit; both sort before every day. */
export const NEW = "";
const RETURNING = "0";
const NEVER = "9";
/** Days between two visits, and between two courses. */
const APART = 2;
const REST = 21;

/** The order of patients for a worker: newcomers by arrival, then those whose last course is long over. */
export function coursesOf(staff: Worker[], arrivals: IsoDate[], random: Random) {
  const courses: Course[][] = staff.map(() => []);
  const resting: Course[] = [];
  let arrived = 0;
  let returned = 0;

  function begin(date: IsoDate, left: number): Course | undefined {
    if ((arrivals[arrived] ?? NEVER) <= date) return { patient: arrived++, left, last: NEW };
    const rested = resting[returned];
    if (!rested || rested.last > addDays(date, -REST)) return;
    returned += 1;
    return { patient: rested.patient, left, last: random.chance(0.3) ? NEW : RETURNING };
  }

  return {
    /** The course whose turn it is with the worker on that day. */
    next(worker: number, date: IsoDate): Course | undefined {
      const { caseload, visits } = staff[worker]!;
      const own = courses[worker]!;
      const due = own.find(({ last }) => last <= addDays(date, -APART));
      if (due && (own.length >= caseload || random.chance(0.6))) return due;
      const begun = begin(date, random.between(...visits));
      if (begun) own.push(begun);
      return begun ?? due;
    },
    /** Notes a visit; after the last one the patient rests. */
    attend(worker: number, course: Course, date: IsoDate) {
      const own = courses[worker]!;
      own.splice(own.indexOf(course), 1);
      course.last = date;
      course.left -= 1;
      (course.left > 0 ? own : resting).push(course);
    },
    /** The worker's patients who exercise together on that day, besides their course. */
    group(worker: number, date: IsoDate, most: number): number[] {
      const members = courses[worker]!.filter(({ last }) => RETURNING < last && last < date).slice(0, most);
      if (members.length < 3) return [];
      for (const member of members) member.last = date;
      return members.map(({ patient }) => patient);
    },
  };
}
