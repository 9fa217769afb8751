import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { groupBy } from "../core/group-by.ts";
import { bind, type Ctx, type InCenter } from "../core/context.ts";
import { changedDays } from "../core/db/tables/changed-days.ts";
import { countedDays, type DayFigures } from "../core/db/tables/counted-days.ts";
import { figures } from "./count/figures.ts";

/** Days of one transaction. */
const AT_ONCE = 200;

/** Counts the days of all centres that changed since they were counted. */
export async function countDays(ctx: Pick<Ctx, "db" | "now">) {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`select centers_of_changed_days() as id`);
  for (const { id } of rows)
    for (let counted = AT_ONCE; counted === AT_ONCE;)
      // One snapshot: a change that is not in the counts leaves its row, which another count finds.
      counted = await ctx.db.transaction(
        async (db) => {
          await bind(db, null, id);
          return countSome({ db, now: ctx.now, profile: { medicalCenterId: id } });
        },
        { isolationLevel: "repeatable read" },
      );
}

/** Answers how many days there were. */
async function countSome(ctx: InCenter): Promise<number> {
  const { medicalCenterId } = ctx.profile;
  const ofCenter = eq(changedDays.medicalCenterId, medicalCenterId);
  const changed = await ctx.db
    .selectDistinct({ day: changedDays.day })
    .from(changedDays)
    .where(ofCenter)
    .orderBy(asc(changedDays.day))
    .limit(AT_ONCE);
  if (changed.length === 0) return 0;
  const days = changed.map(({ day }) => day);
  const counted = new Map(days.map((day) => [day, {} as DayFigures]));
  for (const [name, count] of Object.entries(figures)) {
    const rows = await count(ctx, { days, staffs: [], procedures: [] });
    for (const [day, numbers] of groupBy(rows, (row) => row.day)) {
      const sums: Record<string, number> = {};
      for (const { key, value } of numbers) sums[key] = (sums[key] ?? 0) + value;
      counted.get(day)![name] = sums;
    }
  }
  await ctx.db
    .insert(countedDays)
    .values(days.map((day) => ({ medicalCenterId, day, figures: counted.get(day)! })))
    .onConflictDoUpdate({
      target: [countedDays.medicalCenterId, countedDays.day],
      set: { figures: sql`excluded.figures` },
    });
  await ctx.db.delete(changedDays).where(and(ofCenter, inArray(changedDays.day, days)));
  return days.length;
}
