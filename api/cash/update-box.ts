import { CashBoxInput } from "#rules/inputs/cash/box.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { cashBoxes } from "../core/db/tables/cash-boxes.ts";
import { Fault } from "../core/fault.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { ownBoxes, visibleBox, type CashBox } from "./scope.ts";

/** Renames a cash box. */
export async function updateCashBox(ctx: Ctx, { id, version }: { id: number; version: number }, given: unknown) {
  allow(ctx, "medicalCenter:write");
  await visibleBox(ctx, id);
  const after = await changeOne(ctx.db, cashBoxes, { id, version }, parse(CashBoxInput, given), ownBoxes(ctx));
  if (!after) throw new Fault("stale");
  await track(ctx, "cashBox.updated", { entityId: id });
  return after satisfies CashBox;
}
