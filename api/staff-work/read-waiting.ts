import type { HandoverObstacle } from "#rules/codes.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { readProfile } from "../staff/read.ts";
import { listNaming } from "../waiting-patients/naming.ts";
import { assertTarget } from "./plan.ts";

/**
 * A page of the waiting patients who asked for a colleague; with one to hand them over to, those stay for whose
 * services that one does not give.
 */
export async function readWaitingWork(ctx: Ctx, profile: number, asked: { page?: number | null; to?: number | null }) {
  allow(ctx, "staff:write");
  await readProfile(ctx, profile);
  await assertTarget(ctx, { from: profile, to: asked.to ?? null });
  const { items, ...list } = await listNaming(ctx, { profile, ...asked });
  return {
    ...list,
    items: items.map(({ waitingPatient, movable }) => ({
      waitingPatient,
      obstacle: movable ? null : ("SERVICE_NOT_GIVEN" as HandoverObstacle),
    })),
  };
}
export type WaitingWork = Awaited<ReturnType<typeof readWaitingWork>>;
export type WaitingWorkItem = WaitingWork["items"][number];
