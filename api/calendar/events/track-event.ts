import type { ProfileCtx } from "../../context.ts";
import { anyOf } from "../../db/any-of.ts";
import { patientAttendances } from "../../db/tables/patient-attendances.ts";
import { track } from "../../track.ts";

/** The audit rows of reading events together, one for each of their patients. */
export async function trackReading(
  ctx: ProfileCtx,
  entityId: number,
  rows: { id: number }[],
  details?: Record<string, unknown>,
) {
  const cards = await ctx.db
    .select({ id: patientAttendances.patientCardId })
    .from(patientAttendances)
    .where(
      anyOf(
        patientAttendances.eventId,
        rows.map((row) => row.id),
      ),
    );
  await trackEvent(
    ctx,
    "event.read",
    entityId,
    cards.map((card) => card.id),
    details,
  );
}

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
