import { and, eq, isNull, ne } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx, ProfileCtx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { cashBoxes } from "../core/db/tables/cash-boxes.ts";
import { medicalCenters } from "../core/db/tables/medical-centers.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { balanceOf } from "./balance.ts";
import { lockBox, ownBoxes } from "./scope.ts";

type Which = { id: number; version: number };

/**
 * Archives an empty cash box (`cashBoxNotEmpty`), or takes it into use again. One box stays in use (`lastCashBox`).
 * Desks of an archived box take cash into the first one.
 */
export async function archiveCashBox(ctx: Ctx, { id, version }: Which, archived: boolean) {
  allow(ctx, "medicalCenter:write");
  await lockBoxesOfCenter(ctx);
  const box = await lockBox(ctx, id);
  if (box.version !== version) throw new Fault("stale");
  if ((box.archivedAt !== null) === archived) return box;
  if (archived) await assertDispensable(ctx, id);
  const after = await changeOne(ctx.db, cashBoxes, box, { archivedAt: archived ? ctx.now() : null });
  await track(ctx, archived ? "cashBox.archived" : "cashBox.unarchived", { entityId: id });
  return after!;
}

/** Two boxes that are archived at once would be the last ones both. */
const lockBoxesOfCenter = (ctx: ProfileCtx) =>
  ctx.db
    .select({ id: medicalCenters.id })
    .from(medicalCenters)
    .where(eq(medicalCenters.id, ctx.profile.medicalCenterId))
    .for("no key update");

async function assertDispensable(ctx: ProfileCtx, id: number) {
  const [other] = await ctx.db
    .select({ id: cashBoxes.id })
    .from(cashBoxes)
    .where(and(ownBoxes(ctx), isNull(cashBoxes.archivedAt), ne(cashBoxes.id, id)))
    .limit(1);
  if (!other) throw new Fault("lastCashBox");
  if ((await balanceOf(ctx, id)) !== 0) throw new Fault("cashBoxNotEmpty");
}
