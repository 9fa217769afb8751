import { isNull } from "drizzle-orm";
import { assertOwn } from "../core/access/assert-own.ts";
import type { ProfileCtx } from "../core/context.ts";
import { cashBoxes } from "../core/db/tables/cash-boxes.ts";

/** Refuses a box that is not in use in this centre, at the field that named it. */
export const assertCashBox = (ctx: ProfileCtx, field: string, id: number) =>
  assertOwn(ctx, field, cashBoxes, [id], isNull(cashBoxes.archivedAt));
