import type { ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { trackCards } from "../../core/track.ts";

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
  await trackCards(ctx, action, patientCards.length === 0 ? [null] : [...new Set(patientCards)], { entityId, details });
}
