import { count, sql } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { bankMovements, isWaiting } from "../core/db/tables/bank-movements.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { findMovement, visibleStatement, type BankMovement, type BankStatement } from "./scope.ts";

/** A statement of the own medical centre. */
export async function readStatement(ctx: Ctx, id: number): Promise<BankStatement> {
  allow(ctx, "bankStatement:book");
  return visibleStatement(ctx, id);
}

/** A movement of the own medical centre. */
export async function readMovement(ctx: Ctx, id: number): Promise<BankMovement> {
  allow(ctx, "bankStatement:book");
  const [movement] = await findMovement(ctx, id);
  if (!movement) throw new Fault("notFound");
  await track(ctx, "bankStatement.read", { entityId: movement.statementId });
  return movement;
}

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
