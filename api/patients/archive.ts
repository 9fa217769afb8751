import { and, eq, isNull, not } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { track } from "../core/track.ts";
import { inMyCenter } from "./scope.ts";
import { visibleCard } from "./visible-card.ts";

/**
 * Archives a card, or restores it. A card in that state already is left alone, so that the first person stays recorded.
 * The version stays too: a concurrent editor of the card loses nothing. A patient who returns after an erasure can be
 * contacted again.
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
