import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { anyOf } from "../db/any-of.ts";
import { patientCardMerges } from "../db/tables/patient-card-merges.ts";
import { patientCards } from "../db/tables/patient-cards.ts";
import { Fault } from "../fault.ts";

export type PatientCardMerge = typeof patientCardMerges.$inferSelect;
type Card = typeof patientCards.$inferSelect;

/** Cards of the own centre, held until the transaction ends: whatever else is written to them waits. One that is merged is not found. */
export async function heldCards(ctx: ProfileCtx, ids: readonly number[]): Promise<Map<number, Card>> {
  const mine = and(eq(patientCards.medicalCenterId, ctx.profile.medicalCenterId), inArray(patientCards.id, [...ids]), isNull(patientCards.mergedIntoId));
  const rows = await ctx.db.select().from(patientCards).where(mine).orderBy(patientCards.id).for("update");
  if (rows.length < ids.length) throw new Fault("notFound");
  return new Map(rows.map((row) => [row.id, row]));
}

/** The latest merge that holds into each of these cards; only that one can be undone. */
export async function lastMerges(ctx: ProfileCtx, keptIds: readonly number[]): Promise<Map<number, PatientCardMerge>> {
  const holding = and(eq(patientCardMerges.medicalCenterId, ctx.profile.medicalCenterId), anyOf(patientCardMerges.keptId, keptIds), isNull(patientCardMerges.undoneAt));
  const rows = await ctx.db.selectDistinctOn([patientCardMerges.keptId]).from(patientCardMerges).where(holding).orderBy(patientCardMerges.keptId, desc(patientCardMerges.id));
  return new Map(rows.map((row) => [row.keptId, row]));
}
