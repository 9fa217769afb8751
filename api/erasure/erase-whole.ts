import { sql } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { patientErasures } from "../core/db/tables/patient-erasures.ts";
import { readHistories } from "./history.ts";
import { retentionYears, type Erasure } from "./scope.ts";
import { removeBytes } from "../files/remove-bytes.ts";
import { listFileKeys, deleteAncillaryRecords, blankCards } from "./delete-records.ts";

type Why = Pick<typeof patientErasures.$inferInsert, "requestedOn" | "disposalId">;

/**
 * Disposes of all of these cards, which are locked and have no reason to stay: a blank row of each is left, and one in
 * the record with the former contents. The database deletes signed rows only along with that one.
 */
export async function eraseWhole(ctx: ProfileCtx, cards: number[], why: Why): Promise<Erasure[]> {
  const { medicalCenterId, id: erasedBy } = ctx.profile;
  const family = await listFamilies(ctx, cards);
  const years = await retentionYears(ctx);
  const histories = await readHistories(ctx, cards);
  const bytes = await listFileKeys(ctx, cards, true);
  await deleteAncillaryRecords(ctx, family);
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
  await blankCards(ctx, family);
  await removeBytes(ctx, bytes);
  return written;
}

/** These cards and all that have been merged into them. */
async function listFamilies(ctx: ProfileCtx, cards: number[]): Promise<number[]> {
  const { rows } = await ctx.db.execute<{ id: number }>(sql`with recursive cards as (
    select unnest(${sql.param(cards)}::integer[]) as id union select ${patientCards.id} from ${patientCards} join cards on ${patientCards.mergedIntoId} = cards.id) select id from cards`);
  return rows.map(({ id }) => id);
}
