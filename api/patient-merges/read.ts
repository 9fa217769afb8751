import { and, eq, gte, isNotNull, isNull, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { anyOf } from "../db/any-of.ts";
import { medicalReports } from "../db/tables/medical-reports.ts";
import { patientErasures } from "../db/tables/patient-erasures.ts";
import { lastMerges, type PatientCardMerge } from "./scope.ts";
import { goingAlong, namesOfTables } from "./tables.ts";

/** The merges that could be undone, of cards that were found and whose reading was noted. */
export function readMerges(ctx: Ctx, cards: readonly number[]): Promise<Map<number, PatientCardMerge>> {
  allow(ctx, "patientCard:read");
  return lastMerges(ctx, cards);
}

/**
 * How many rows hang on the kept card since the merge, of which nobody could say whose they would be: those with a higher id
 * than any had then, reports that went along as drafts and were signed on the kept card, and what was erased of it.
 */
export async function newSince(ctx: Ctx, { keptId, marks, moved, mergedAt }: PatientCardMerge): Promise<number> {
  allow(ctx, "patientCard:read");
  const newer = namesOfTables.map((name) => {
    const table: PgTable & Record<"id" | "patientCardId", PgColumn> = goingAlong[name];
    return sql`select count(*) as count from ${table} where ${eq(table.patientCardId, keptId)} and ${table.id} > ${marks[name] ?? 0}`;
  });
  const signed = sql`select count(*) as count from ${medicalReports} where ${and(eq(medicalReports.patientCardId, keptId), anyOf(medicalReports.id, moved.medicalReports ?? []), isNotNull(medicalReports.signedAt), isNull(medicalReports.signedCardId))}`;
  const erased = sql`select count(*) as count from ${patientErasures} where ${and(eq(patientErasures.cardId, keptId), gte(patientErasures.erasedAt, mergedAt))}`;
  const { rows } = await ctx.db.execute<{ count: number }>(
    sql`select sum(count)::int as count from (${sql.join([...newer, signed, erased], sql` union all `)}) as counts`,
  );
  return rows[0]!.count;
}
