import { and, desc, not, sql, type SQL } from "drizzle-orm";
import type { ProfileCtx } from "../../core/context.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { pastTheirTime, proposed, retentionYears } from "../scope.ts";

/** The count stops here: with so many, the first ones are decided first. */
export const MOST_DUE = 1000;

/** The undecided cards past their retention. */
export const whichAreDue = async (ctx: ProfileCtx): Promise<SQL> =>
  and(pastTheirTime(ctx, await retentionYears(ctx)), not(proposed))!;

/** The undecided cards past their retention in the order in which they were opened, at most one more than are counted. */
export async function findDue(ctx: ProfileCtx, direction: "asc" | "desc" = "asc"): Promise<number[]> {
  const { createdAt, id } = patientCards;
  const found = ctx.db
    .select({ id })
    .from(patientCards)
    .where(await whichAreDue(ctx))
    .orderBy(...(direction === "desc" ? [desc(createdAt), desc(id)] : [createdAt, id]))
    .limit(MOST_DUE + 1);
  const { rows } = await ctx.db.execute<{ ids: number[] }>(sql`select array(${found}) as ids`);
  return rows[0]!.ids;
}
