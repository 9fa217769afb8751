import { and, asc, isNull } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { cashBoxes } from "../core/db/tables/cash-boxes.ts";
import { ownBoxes } from "./scope.ts";

const MOST = 200;

/** The cash boxes of the centre by their numbers; archived ones only if asked for. */
export async function listCashBoxes(ctx: Ctx, { archived }: { archived?: boolean | null }) {
  allow(ctx, "payment:read");
  return ctx.db
    .select()
    .from(cashBoxes)
    .where(and(ownBoxes(ctx), archived ? undefined : isNull(cashBoxes.archivedAt)))
    .orderBy(asc(cashBoxes.number))
    .limit(MOST);
}
