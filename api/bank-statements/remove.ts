import { and, asc, eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { bankMovements } from "../core/db/tables/bank-movements.ts";
import { Fault } from "../core/fault.ts";
import { lockImports } from "./import-file.ts";
import { removeMovements } from "./remove-movements.ts";
import { visibleStatement, type BankStatement } from "./scope.ts";

/**
 * Removes an import with its movements, as if the file had never come. While something of it is booked it is refused
 * (`statementBooked`); movements that were booked and reversed stay under the entries of their payments, and with them
 * the statement, which is answered then.
 */
export async function removeStatement(ctx: Ctx, id: number): Promise<BankStatement | null> {
  allow(ctx, "bankStatement:book");
  await lockImports(ctx);
  const statement = await visibleStatement(ctx, id);
  const movements = await ctx.db
    .select()
    .from(bankMovements)
    .where(and(eq(bankMovements.medicalCenterId, statement.medicalCenterId), eq(bankMovements.statementId, id)))
    .orderBy(asc(bankMovements.id))
    .for("update");
  if (movements.some(({ booked }) => booked > 0)) throw new Fault("statementBooked");
  const kept = await removeMovements(ctx, movements);
  return kept.length > 0 ? statement : null;
}
