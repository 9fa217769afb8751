import type { ProfileCtx } from "../../context.ts";
import { track } from "../../track.ts";

/** The audit rows of an action on one or several events: one for each patient it concerns, or a single one. */
export async function trackEvent(
  ctx: ProfileCtx,
  action: `event.${"read" | "created" | "updated" | "removed" | "restored"}`,
  entityId: number,
  patientCards: number[],
  details?: Record<string, unknown>,
) {
  if (patientCards.length === 0) await track(ctx, action, { entityId, details });
  for (const patientCardId of new Set(patientCards)) await track(ctx, action, { entityId, patientCardId, details });
}
