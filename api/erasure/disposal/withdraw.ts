import { allow } from "../../access/allow.ts";
import type { Ctx } from "../../context.ts";
import { changeOne } from "../../db/change-one.ts";
import { disposals } from "../../db/tables/disposals.ts";
import { Fault } from "../../fault.ts";
import { track } from "../../track.ts";
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
