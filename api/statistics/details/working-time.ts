import { and, asc, eq, gt, isNull, lt } from "drizzle-orm";
import { bucketsOf, type Span } from "#rules/statistics/buckets.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import { minutesOn, without, workOn, type Minutes } from "#rules/working-hours/working-hours.ts";
import { groupBy } from "../../core/group-by.ts";
import type { ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { events } from "../../core/db/tables/events.ts";
import { occupancies } from "../../core/db/tables/occupancies.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { readHours } from "../../working-hours/read-hours.ts";

type Day = { date: IsoDate; stretches: Minutes[] };

/**
 * The stretches in which people work, by their days: working hours without time off. Somebody without working hours is
 * left out: they work any time, so that no part of it is taken.
 */
export async function workingTimeOf(ctx: ProfileCtx, span: Span, ids: readonly number[]): Promise<Map<number, Day[]>> {
  const people = await ctx.db.select().from(profiles).where(anyOf(profiles.id, ids)).orderBy(asc(profiles.id));
  const days = bucketsOf(span, "DAY").map(({ from }) => from);
  const off = groupBy(await timeOff(ctx, span, ids), ({ person }) => person!);
  const working = await Promise.all(
    people.map(async (person) => {
      const hours = await readHours(ctx, person);
      const leave = off.get(person.id) ?? [];
      const time = days.map((date) => ({
        date,
        stretches: without(
          workOn(hours, date),
          leave.flatMap(({ beginAt, endAt }) => minutesOn(date, beginAt, endAt) ?? []),
        ),
      }));
      return hours.usual === null && hours.periods.length === 0 ? [] : [[person.id, time] as const];
    }),
  );
  return new Map(working.flat());
}

const timeOff = (ctx: ProfileCtx, { from, to }: Span, ids: readonly number[]) =>
  ctx.db
    .select({ person: occupancies.profileId, beginAt: occupancies.beginAt, endAt: occupancies.endAt })
    .from(occupancies)
    .innerJoin(events, eq(events.id, occupancies.eventId))
    .where(
      and(
        anyOf(occupancies.profileId, ids),
        lt(occupancies.beginAt, instantOf(to)),
        gt(occupancies.endAt, instantOf(from)),
        eq(events.type, "FREE_TIME"),
        isNull(events.removedAt),
      ),
    );

/** The length of stretches that do not overlap, in minutes. */
export const lengthOf = (stretches: readonly Minutes[]) =>
  stretches.reduce((sum, { begin, end }) => sum + end - begin, 0);

/** The minutes in which anybody works: the stretches of all people of a day, those at the same time once. */
export function openMinutes(working: Map<number, Day[]>): number {
  const byDay = groupBy([...working.values()].flat(), ({ date }) => date);
  return [...byDay.values()].reduce((sum, people) => {
    const all = people.flatMap(({ stretches }) => stretches);
    const union = all.reduce<Minutes[]>((known, one) => [...known, ...without([one], known)], []);
    return sum + lengthOf(union);
  }, 0);
}
