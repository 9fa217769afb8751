import { sql } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { patientCards } from "../db/tables/patient-cards.ts";

/** A card and all that have been merged into it, by their ids: records of each of them concern the same patient. */
export async function cardAndMerged(ctx: Pick<ProfileCtx, "db">, id: number): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`with recursive cards as (
    select ${id}::integer as id union all select ${patientCards.id} from ${patientCards} join cards on ${patientCards.mergedIntoId} = cards.id) select id from cards`);
  return rows.map((row) => row.id);
}
