import { weekdays } from "#rules/codes.ts";
import type { PersonHours, WorkingWeek } from "#rules/working-hours.ts";
import { graphql, type ResultOf } from "./graphql.ts";

export const WorkingHours = graphql(`
  fragment WorkingHours on WorkingHours @_unmask {
    monday { from to breaks { from to } }
    tuesday { from to breaks { from to } }
    wednesday { from to breaks { from to } }
    thursday { from to breaks { from to } }
    friday { from to breaks { from to } }
    saturday { from to breaks { from to } }
    sunday { from to breaks { from to } }
  }
`);

type Week = ResultOf<typeof WorkingHours>;
type Hours = { workingHours: Week | null; workingHoursPeriods: { from: string; to: string; workingHours: Week }[] };
const weekOf = (hours: Week): WorkingWeek => weekdays.map((day) => hours[day]);

/** Working hours as the rules take them; null for whoever has not said any. */
export const hoursOf = ({ workingHours, workingHoursPeriods: periods }: Hours): PersonHours | null =>
  workingHours || periods.length > 0
    ? { usual: workingHours && weekOf(workingHours), periods: periods.map(({ from, to, workingHours }) => ({ from, to, workingHours: weekOf(workingHours) })) }
    : null;
