import { sql } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { patientCards } from "../db/tables/patient-cards.ts";
import { patientErasures } from "../db/tables/patient-erasures.ts";
import { historiesOf } from "./history.ts";
import { retentionYears, type Erasure } from "./scope.ts";
import { bytesOf, removeBytes, takeBeside, takeRest } from "./take-away.ts";

type Why = Pick<typeof patientErasures.$inferInsert, "requestedOn" | "disposalId">;

/**
 * Takes all of these cards, which nothing keeps any more and which are held: a row of each is left that says nothing, and one in
 * the record that says what there was. The database lets what is signed go only along that one.
 */
export async function eraseWhole(ctx: ProfileCtx, cards: number[], why: Why): Promise<Erasure[]> {
  const { medicalCenterId, id: erasedBy } = ctx.profile;
  const family = await familiesOf(ctx, cards);
  const years = await retentionYears(ctx);
  const histories = await historiesOf(ctx, cards);
  const bytes = await bytesOf(ctx, cards, true);
  await takeBeside(ctx, family);
  const rows = cards.map((cardId) => {
    const { firstEntryOn, lastEntryOn, reports, attachments } = histories.get(cardId)!;
    return {
      ...why,
      medicalCenterId,
      cardId,
      erasedAt: ctx.now(),
      erasedBy,
      whole: true,
      retentionYears: years,
      firstEntryOn,
      lastEntryOn,
      reports,
      attachments,
      erased: {},
    };
  });
  const written = await ctx.db.insert(patientErasures).values(rows).returning();
  await takeRest(ctx, family);
  await removeBytes(ctx, bytes);
  return written;
}

/** These cards and all that have been merged into them. */
async function familiesOf(ctx: ProfileCtx, cards: number[]): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`with recursive cards as (
    select unnest(${sql.param(cards)}::integer[]) as id union select ${patientCards.id} from ${patientCards} join cards on ${patientCards.mergedIntoId} = cards.id) select id from cards`);
  return rows.map(({ id }) => id);
}
