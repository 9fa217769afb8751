import { and, eq, gte, isNotNull, isNull, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { patientErasures } from "../core/db/tables/patient-erasures.ts";
import { lastMerges, type PatientCardMerge } from "./scope.ts";
import { goingAlong, namesOfTables } from "./tables.ts";

/** The merges that could be undone, of cards that were found and whose reading was recorded. */
export function readMerges(ctx: Ctx, cards: readonly number[]): Promise<Map<number, PatientCardMerge>> {
  allow(ctx, "patientCard:read");
  return lastMerges(ctx, cards);
}

/**
 * Number of rows added to the surviving card since the merge that cannot be assigned to either: those with a higher id
 * than any had then, reports that moved as drafts and were signed there, and its erasures.
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
