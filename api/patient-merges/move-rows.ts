import { and, eq, exists, max, not, sql } from "drizzle-orm";
import { alias, type PgColumn, type PgTable } from "drizzle-orm/pg-core";
import type { ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { occupancies } from "../core/db/tables/occupancies.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { goingAlong, namesOfTables, type GoingAlong } from "./tables.ts";

type Linked = PgTable & Record<"id" | "patientCardId", PgColumn>;
type Ids = Record<GoingAlong, number[]>;

/**
 * All rows of a card that can go along to another. Where both were in one event that is removed, the visit there stays
 * behind.
 */
export async function rowsToMove(ctx: ProfileCtx, from: number, to: number): Promise<Ids> {
  const there = alias(patientAttendances, "there");
  const twice = ctx.db
    .select({ id: there.id })
    .from(there)
    .where(and(eq(there.eventId, patientAttendances.eventId), eq(there.patientCardId, to)));
  const ids = {} as Ids;
  for (const name of namesOfTables) {
    const table: Linked = goingAlong[name];
    const rows = await ctx.db
      .select({ id: table.id })
      .from(table as PgTable)
      .where(and(eq(table.patientCardId, from), name === "patientAttendances" ? not(exists(twice)) : undefined));
    ids[name] = rows.map(({ id }) => id as number);
  }
  return ids;
}

/**
 * Moves rows to another card; a signed report keeps the card it was signed for. Claims on the patient's time follow the
 * visits.
 */
export async function moveRows(ctx: ProfileCtx, ids: Partial<Ids>, from: number, to: number) {
  const signedFor = sql`case when ${medicalReports.signedAt} is not null then nullif(coalesce(${medicalReports.signedCardId}, ${medicalReports.patientCardId}), ${to}) end`;
  for (const name of namesOfTables) {
    if (!ids[name]?.length) continue;
    const table: Linked = goingAlong[name];
    const change = name === "medicalReports" ? { patientCardId: to, signedCardId: signedFor } : { patientCardId: to };
    await ctx.db
      .update(table as PgTable)
      .set(change as never)
      .where(and(eq(table.patientCardId, from), anyOf(table.id, ids[name])));
  }
  if (!ids.patientAttendances?.length) return;
  const visited = ctx.db
    .select({ id: patientAttendances.eventId })
    .from(patientAttendances)
    .where(and(eq(patientAttendances.patientCardId, to), anyOf(patientAttendances.id, ids.patientAttendances)));
  await ctx.db
    .update(occupancies)
    .set({ patientCardId: to })
    .where(and(eq(occupancies.patientCardId, from), sql`${occupancies.eventId} in ${visited}`));
}

/** The highest id among a card's rows in each table. */
export async function readMarks(ctx: ProfileCtx, card: number): Promise<Record<string, number>> {
  const marks: Record<string, number> = {};
  for (const name of namesOfTables) {
    const table: Linked = goingAlong[name];
    const [row] = await ctx.db
      .select({ id: max(table.id) })
      .from(table as PgTable)
      .where(eq(table.patientCardId, card));
    marks[name] = Number(row?.id ?? 0);
  }
  return marks;
}
