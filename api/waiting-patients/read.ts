import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { track } from "../core/track.ts";
import { visibleWaitingPatient } from "./scope.ts";

/** One waiting patient. */
export async function readWaitingPatient(ctx: Ctx, id: number) {
  allow(ctx, "calendar:read");
  const row = await visibleWaitingPatient(ctx, id);
  await track(ctx, "waitingPatient.read", { entityId: id, patientCardId: row.patientCardId });
  return row;
}
