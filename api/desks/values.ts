import { DeskInput } from "#rules/inputs/accounts/desk.ts";
import { assertCashBox } from "../cash/assert-box.ts";
import type { ProfileCtx } from "../core/context.ts";
import { parse } from "../core/parse.ts";

/** The columns of a desk; its cash box is one in use. */
export async function readDesk(ctx: ProfileCtx, given: object) {
  const { cashBox = null, ...same } = parse(DeskInput, given);
  if (cashBox !== null) await assertCashBox(ctx, "cashBox", cashBox);
  return { ...same, cashBoxId: cashBox };
}
