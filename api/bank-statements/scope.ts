import { and, eq } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { bankMovements } from "../core/db/tables/bank-movements.ts";
import { bankStatements } from "../core/db/tables/bank-statements.ts";
import { Fault } from "../core/fault.ts";

export type BankStatement = typeof bankStatements.$inferSelect;
export type BankMovement = typeof bankMovements.$inferSelect;

/** A statement of the own medical centre; any other is not found. */
export async function visibleStatement(ctx: ProfileCtx, id: number): Promise<BankStatement> {
  const [statement] = await ctx.db
    .select()
    .from(bankStatements)
    .where(and(eq(bankStatements.id, id), eq(bankStatements.medicalCenterId, ctx.profile.medicalCenterId)));
  if (!statement) throw new Fault("notFound");
  return statement;
}

export const findMovement = (ctx: ProfileCtx, id: number) =>
  ctx.db
    .select()
    .from(bankMovements)
    .where(and(eq(bankMovements.id, id), eq(bankMovements.medicalCenterId, ctx.profile.medicalCenterId)));

/** A movement that is to be decided, locked until the transaction ends. */
export async function lockMovement(ctx: ProfileCtx, { id, version }: { id: number; version: number }) {
  const [movement] = await findMovement(ctx, id).for("update");
  if (!movement) throw new Fault("notFound");
  if (movement.version !== version) throw new Fault("stale");
  return movement;
}

/** A movement as the rules read it, of the amount that is not booked yet. */
export const asMovement = ({ booked, ...movement }: BankMovement) => ({
  ...movement,
  amount: movement.amount - booked,
  specificSymbol: null,
  constantSymbol: null,
  bankReference: null,
});
