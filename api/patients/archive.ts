import { and, eq, isNull, not } from "drizzle-orm";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { patientCards } from "../db/tables/patient-cards.ts";
import { track } from "../track.ts";
import { inMyCenter, visibleCard } from "./scope.ts";

/**
 * Puts a card away, or takes it out again. A card that is there already stays as it is, so who did it first is kept.
 * The version stays too: whoever edits the card meanwhile loses nothing by it. A patient who comes again after an erasure is
 * one to be contacted again.
 */
export async function archivePatientCard(ctx: Ctx, id: number, archived: boolean) {
  allow(ctx, "patientCard:write");
  await visibleCard(ctx, { id });
  const isActive = isNull(patientCards.archivedAt);
  const [changed] = await ctx.db
    .update(patientCards)
    .set(
      archived
        ? { archivedAt: ctx.now(), archivedBy: ctx.profile.id }
        : { archivedAt: null, archivedBy: null, erasedAt: null },
    )
    .where(
      and(
        inMyCenter(ctx),
        eq(patientCards.id, id),
        isNull(patientCards.mergedIntoId),
        isNull(patientCards.disposedAt),
        archived ? isActive : not(isActive),
      ),
    )
    .returning();
  if (!changed) return visibleCard(ctx, { id });
  await track(ctx, archived ? "patientCard.archived" : "patientCard.unarchived", { entityId: id, patientCardId: id });
  return changed;
}
