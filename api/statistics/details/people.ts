import { and, eq, isNull } from "drizzle-orm";
import type { ProfileCtx } from "../../core/context.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { TOTAL } from "../count/visits.ts";
import type { Counted } from "../counted.ts";
import { readFigures } from "../read-figures.ts";
import type { StatsDetails } from "./details.ts";
import { lengthOf, workingTimeOf } from "./working-time.ts";

export type PersonWork = {
  profileId: number;
  visits: number;
  /** Minutes of events to which somebody came. */
  minutes: number;
  /** Money of patients for the visits of these days that the person led, in minor units. */
  income: number;
  /** Minutes of all events, and of working hours without time off; null where the person has no hours. */
  busy: number;
  working: number | null;
};

/** The work of the people who had any event in the period, and of those who had working hours. */
export async function workByPerson(ctx: ProfileCtx, { span, chosen }: StatsDetails): Promise<PersonWork[]> {
  const { PEOPLE, WORK, CARE } = await readFigures(ctx, span, chosen, ["PEOPLE", "WORK", "CARE"]);
  // The time that services take is not told apart in working hours.
  const { BUSY_PEOPLE } = await readFigures(ctx, span, { ...chosen, procedures: [] }, ["BUSY_PEOPLE"]);
  const [visits, minutes, income, busy] = [PEOPLE, WORK, CARE, BUSY_PEOPLE].map(sumByKey) as [
    Map<string, number>,
    Map<string, number>,
    Map<string, number>,
    Map<string, number>,
  ];
  visits.delete(TOTAL);
  const staff = chosen.staffs.length > 0 ? chosen.staffs : await activePeople(ctx);
  const busyToo = [...visits.keys(), ...income.keys(), ...busy.keys()].map(Number);
  const ids = [...new Set([...staff, ...busyToo])];
  const working = await workingTimeOf(ctx, span, ids);
  return ids
    .filter((id) => working.has(id) || busyToo.includes(id))
    .map((id) => {
      const [key, days] = [String(id), working.get(id)];
      return {
        profileId: id,
        visits: visits.get(key) ?? 0,
        minutes: minutes.get(key) ?? 0,
        income: income.get(key) ?? 0,
        busy: busy.get(key) ?? 0,
        working: days ? days.reduce((sum, { stretches }) => sum + lengthOf(stretches), 0) : null,
      };
    });
}

/** The ids of the people of the centre who have access. */
export async function activePeople(ctx: ProfileCtx): Promise<number[]> {
  const people = await ctx.db
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.medicalCenterId, ctx.profile.medicalCenterId), isNull(profiles.deactivatedAt)));
  return people.map(({ id }) => id);
}

export function sumByKey(rows: readonly Counted[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { key, value } of rows) sums.set(key, (sums.get(key) ?? 0) + value);
  return sums;
}
