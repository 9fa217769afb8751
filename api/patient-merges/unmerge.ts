import { eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { patientCardMerges } from "../core/db/tables/patient-card-merges.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { Fault } from "../core/fault.ts";
import { lockCards } from "../patients/lock-cards.ts";
import { indexCard } from "../patients/search/words.ts";
import { track } from "../core/track.ts";
import { partInsurances } from "./insurances.ts";
import { moveRows } from "./move-rows.ts";
import { backTo } from "./parts.ts";
import { newSince } from "./read.ts";
import { lastMerges } from "./scope.ts";

/**
 * Undoes the latest merge into a card: moved rows return, and the card gets back its former values, except for those
 * changed since. Refused once something new is on the card.
 */
export async function unmergePatientCards(ctx: Ctx, { id, version }: { id: number; version: number }) {
  allow(ctx, "patientCard:write");
  const kept = (await lockCards(ctx, [id])).get(id)!;
  const merge = (await lastMerges(ctx, [id])).get(id);
  if (!merge) throw new Fault("notFound");
  if (kept.version !== version) throw new Fault("stale");
  const count = await newSince(ctx, merge);
  if (count > 0) throw new Fault("mergeSettled", { count });

  const now = ctx.now();
  const { mergedId, moved, archivedAt, archivedBy } = merge;
  const { patientInsurances: _apart, ...others } = moved;
  const [merged] = await ctx.db.select().from(patientCards).where(eq(patientCards.id, mergedId)).for("update");
  const parted = (await changeOne(ctx.db, patientCards, merged!, {
    mergedIntoId: null,
    archivedAt,
    archivedBy,
    updatedAt: now,
  }))!;
  await moveRows(ctx, others, id, mergedId);
  await partInsurances(ctx, moved, id, mergedId);
  const after = (await changeOne(ctx.db, patientCards, { id, version }, { ...backTo(kept, merge), updatedAt: now }))!;
  for (const card of [parted, after]) await indexCard(ctx.db, card);
  await ctx.db
    .update(patientCardMerges)
    .set({ undoneAt: now, undoneBy: ctx.profile.id })
    .where(eq(patientCardMerges.id, merge.id));
  await track(ctx, "patientCard.unmerged", { entityId: id, patientCardId: id, details: { patientCards: [mergedId] } });
  await track(ctx, "patientCard.partedAgain", {
    entityId: mergedId,
    patientCardId: mergedId,
    details: { patientCards: [id] },
  });
  return after;
}
