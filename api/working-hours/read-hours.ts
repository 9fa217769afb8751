import { asc } from "drizzle-orm";
import type { PersonHours } from "#rules/working-hours/working-hours.ts";
import { batchMany } from "../core/batch.ts";
import type { Ctx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { workingHoursPeriods } from "../core/db/tables/working-hours-periods.ts";
import type { profiles } from "../core/db/tables/profiles.ts";

/** A person's periods with other hours, from the earliest. */
export const periodsOf = batchMany(
  (ctx, ids: readonly number[]) =>
    ctx.db
      .select()
      .from(workingHoursPeriods)
      .where(anyOf(workingHoursPeriods.profileId, ids))
      .orderBy(asc(workingHoursPeriods.from)),
  (row) => row.profileId,
);

/** A person's hours, as `workOn` and `worksDuring` take them; one query for many people. */
export async function readHours(
  ctx: Ctx,
  person: Pick<typeof profiles.$inferSelect, "id" | "workingHours">,
): Promise<PersonHours> {
  return { usual: person.workingHours, periods: await periodsOf(ctx, person.id) };
}
