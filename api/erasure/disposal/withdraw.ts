import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { changeOne } from "../../core/db/change-one.ts";
import { disposals } from "../../core/db/tables/disposals.ts";
import { Fault } from "../../core/fault.ts";
import { track } from "../../core/track.ts";
import { openDisposal } from "./read-disposals.ts";
import type { Disposal } from "../scope.ts";

/** Withdraws a proposal: its cards are asked about again. */
export async function withdrawDisposal(ctx: Ctx, { id, version }: { id: number; version: number }): Promise<Disposal> {
  allow(ctx, "disposal:confirm");
  await openDisposal(ctx, id);
  const withdrawn = await changeOne(
    ctx.db,
    disposals,
    { id, version },
    { withdrawnAt: ctx.now(), withdrawnBy: ctx.profile.id },
  );
  if (!withdrawn) throw new Fault("stale");
  await track(ctx, "disposal.withdrawn", { entityId: id });
  return withdrawn;
}
