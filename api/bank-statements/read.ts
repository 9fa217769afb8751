import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { Fault } from "../fault.ts";
import { track } from "../track.ts";
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
