import { count, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { anyOf } from "../db/any-of.ts";
import { bankMovements, isWaiting } from "../db/tables/bank-movements.ts";

/** The movements of each of these statements: all, those that wait for a decision, and those that are booked. */
export async function countMovements({ db }: Pick<Ctx, "db">, statements: readonly number[]) {
  const rows = await db
    .select({
      id: bankMovements.statementId,
      total: count(),
      waiting: sql`count(*) filter (where ${isWaiting})`.mapWith(Number),
      booked: sql`count(*) filter (where booked > 0)`.mapWith(Number),
    })
    .from(bankMovements)
    .where(anyOf(bankMovements.statementId, statements))
    .groupBy(bankMovements.statementId);
  return new Map(rows.map((row) => [row.id, row]));
}
