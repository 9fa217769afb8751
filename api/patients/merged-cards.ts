import { sql } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";

/** A card and all that have been merged into it, by their ids: records of each of them concern the same patient. */
export const cardAndMerged = async (ctx: Pick<ProfileCtx, "db">, id: number): Promise<number[]> =>
  (await cardsAndMerged(ctx, [id])).get(id)!;

/** The same of several cards by one query. */
export async function cardsAndMerged(
  { db }: Pick<ProfileCtx, "db">,
  ids: readonly number[],
): Promise<Map<number, number[]>> {
  const { rows } = await db.execute<{ card: number; ids: number[] }>(sql`with recursive cards as (
    select id as card, id from unnest(${sql.param([...ids])}::integer[]) as id
    union all select cards.card, ${patientCards.id} from ${patientCards} join cards on ${patientCards.mergedIntoId} = cards.id
  ) select card, array_agg(id) as ids from cards group by card`);
  return new Map(rows.map((row) => [row.card, row.ids]));
}
