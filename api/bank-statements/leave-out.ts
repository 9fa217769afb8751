import { LeaveOutInput } from "#rules/inputs/payments/bank-statements.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { bankMovements } from "../core/db/tables/bank-movements.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { stateOf } from "./movement-state.ts";
import { lockMovement, type BankMovement } from "./scope.ts";

/**
 * Leaves out a movement, or what is left of it, with a reason: it pays nothing here. Only one that waits is left out
 * (`recordedAlready`).
 */
export async function leaveOutMovement(
  ctx: Ctx,
  which: { id: number; version: number },
  given: unknown,
): Promise<BankMovement> {
  allow(ctx, "bankStatement:book");
  const { reason } = parse(LeaveOutInput, given);
  const movement = await lockMovement(ctx, which);
  if (stateOf(movement) !== "WAITING") throw new Fault("recordedAlready");
  const change = { leftOutAt: ctx.now(), leftOutReason: reason, leftOutBy: ctx.profile.id };
  const after = await changeOne(ctx.db, bankMovements, movement, change);
  await track(ctx, "bankStatement.leftOut", { entityId: movement.statementId });
  return after!;
}
