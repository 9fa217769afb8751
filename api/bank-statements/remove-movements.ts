import { and, count, eq, notExists } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { bankMovements } from "../core/db/tables/bank-movements.ts";
import { bankStatements } from "../core/db/tables/bank-statements.ts";
import { paymentEntries } from "../core/db/tables/payment-entries.ts";
import { track } from "../core/track.ts";
import type { BankMovement } from "./scope.ts";

/**
 * Removes locked movements of which nothing is booked, and the statements that are left without any. Those that entries
 * of payments name, though reversed, stay: answers them.
 */
export async function removeMovements(ctx: ProfileCtx, movements: readonly BankMovement[]): Promise<BankMovement[]> {
  const entries = ctx.db.select().from(paymentEntries).where(eq(paymentEntries.bankMovementId, bankMovements.id));
  const ids = movements.map(({ id }) => id);
  const removed = await ctx.db
    .delete(bankMovements)
    .where(and(anyOf(bankMovements.id, ids), notExists(entries)))
    .returning({ id: bankMovements.id, statementId: bankMovements.statementId });
  for (const entityId of new Set(removed.map(({ statementId }) => statementId))) {
    const [left] = await ctx.db
      .select({ movements: count() })
      .from(bankMovements)
      .where(eq(bankMovements.statementId, entityId));
    if (left!.movements === 0) await ctx.db.delete(bankStatements).where(eq(bankStatements.id, entityId));
    const details = { movements: removed.filter(({ statementId }) => statementId === entityId).length };
    await track(ctx, "bankStatement.removed", { entityId, details });
  }
  const gone = new Set(removed.map(({ id }) => id));
  return movements.filter(({ id }) => !gone.has(id));
}
