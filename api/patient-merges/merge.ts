import { eq } from "drizzle-orm";
import { joinedParts, type MergePart } from "#rules/patient-merges/merge-cards.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { patientCardMerges } from "../core/db/tables/patient-card-merges.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { patientCardWords } from "../core/db/tables/patient-card-words.ts";
import { Fault } from "../core/fault.ts";
import { lockCards } from "../patients/lock-cards.ts";
import { indexCard } from "../patients/search/words.ts";
import { track } from "../core/track.ts";
import { findConflicts } from "./conflicts.ts";
import { mergeInsurances } from "./insurances.ts";
import { readMarks, moveRows, rowsToMove } from "./move-rows.ts";
import { changeOf, assertLengths } from "./parts.ts";

type Version = { id: number; version: number };
export type MergeInput = {
  kept: Version;
  merged: Version;
  fromMerged: readonly MergePart[];
  fromBoth: readonly MergePart[];
};

/** Merges two cards: all records of the second move to the first, which gets the chosen values. */
export async function mergePatientCards(ctx: Ctx, { kept: first, merged: second, fromMerged, fromBoth }: MergeInput) {
  allow(ctx, "patientCard:write");
  const held = await lockCards(ctx, [first.id, second.id]);
  const [kept, merged] = [held.get(first.id)!, held.get(second.id)!];
  if (kept.version !== first.version || merged.version !== second.version) throw new Fault("stale");
  if (kept.archivedAt) throw new Fault("cardArchived");
  const conflicts = await findConflicts(ctx, kept.id, merged.id);
  if (conflicts.length > 0) throw new Fault("mergeConflict", { conflicts });
  const change = changeOf(
    kept,
    merged,
    fromMerged,
    joinedParts.filter((part) => fromBoth.includes(part)),
  );
  assertLengths(change.after);

  const [now, by] = [ctx.now(), ctx.profile.id];
  const { patientInsurances, ...moved } = await rowsToMove(ctx, merged.id, kept.id);
  const { medicalCenterId, archivedAt, archivedBy } = merged;
  // The triggers let signed rows go along only where the merge is written down.
  const [merge] = await ctx.db
    .insert(patientCardMerges)
    .values({
      medicalCenterId,
      keptId: kept.id,
      mergedId: merged.id,
      mergedAt: now,
      mergedBy: by,
      ...change,
      moved,
      marks: {},
      archivedAt,
      archivedBy,
    })
    .returning();
  await moveRows(ctx, moved, merged.id, kept.id);
  await ctx.db.delete(patientCardWords).where(eq(patientCardWords.patientCardId, merged.id));
  const after = (await changeOne(ctx.db, patientCards, first, { ...change.after, updatedAt: now }))!;
  await indexCard(ctx.db, after);
  const insurances = await mergeInsurances(ctx, after, merged, fromMerged.includes("insurance"), patientInsurances);
  await changeOne(ctx.db, patientCards, second, {
    mergedIntoId: kept.id,
    archivedAt: now,
    archivedBy: by,
    updatedAt: now,
  });
  await ctx.db
    .update(patientCardMerges)
    .set({ moved: { ...moved, ...insurances }, marks: await readMarks(ctx, kept.id) })
    .where(eq(patientCardMerges.id, merge!.id));
  await track(ctx, "patientCard.merged", {
    entityId: kept.id,
    patientCardId: kept.id,
    details: { patientCards: [merged.id] },
  });
  await track(ctx, "patientCard.mergedAway", {
    entityId: merged.id,
    patientCardId: merged.id,
    details: { patientCards: [kept.id] },
  });
  return after;
}
