import { and, desc, eq, isNull } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { patientCardMerges } from "../core/db/tables/patient-card-merges.ts";

export type PatientCardMerge = typeof patientCardMerges.$inferSelect;

/** The latest merge that holds into each of these cards; only that one can be undone. */
export async function lastMerges(ctx: ProfileCtx, keptIds: readonly number[]): Promise<Map<number, PatientCardMerge>> {
  const holding = and(
    eq(patientCardMerges.medicalCenterId, ctx.profile.medicalCenterId),
    anyOf(patientCardMerges.keptId, keptIds),
    isNull(patientCardMerges.undoneAt),
  );
  const rows = await ctx.db
    .selectDistinctOn([patientCardMerges.keptId])
    .from(patientCardMerges)
    .where(holding)
    .orderBy(patientCardMerges.keptId, desc(patientCardMerges.id));
  return new Map(rows.map((row) => [row.keptId, row]));
}
