import { weekStart } from "#rules/time/dates.ts";

/** The newest backup of each of these days, weeks and months is kept. */
export const KEPT = { days: 7, weeks: 4, months: 12 };

/** The backups of these that are kept; each is named by its time, `2026-03-16T0230`, in any text around it. */
export function keptBackups(names: string[]): Set<string> {
  const newestFirst = names.toSorted((one, other) => (timeIn(one) < timeIn(other) ? 1 : -1));
  const kept = new Set<string>();
  const keepOfEach = (period: (day: string) => string, most: number) => {
    const seen = new Set<string>();
    for (const name of newestFirst) {
      const of = period(timeIn(name).slice(0, 10));
      if (seen.has(of) || seen.size === most) continue;
      seen.add(of);
      kept.add(name);
    }
  };
  keepOfEach((day) => day, KEPT.days);
  keepOfEach(weekStart, KEPT.weeks);
  keepOfEach((day) => day.slice(0, 7), KEPT.months);
  return kept;
}

export const timeIn = (name: string): string => /\d{4}-\d\d-\d\dT\d{4}/.exec(name)?.[0] ?? "";
