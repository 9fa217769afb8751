import { sql } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { constraintOf } from "../db/client.ts";
import { occupancies, type events } from "../db/tables/events.ts";
import { Fault } from "../fault.ts";
import { track } from "../track.ts";
import type { Claims } from "./claims.ts";
import { clashesWith, type Clash } from "./clashes.ts";

/**
 * Writes what an event claims. Where a claim overlaps another, the fault names all clashes at once; with an override the
 * clashing claims stand outside the constraints and carry who and why, but a patient is never in two places.
 */
export async function occupy(ctx: ProfileCtx, event: typeof events.$inferSelect, claims: Claims, override: { reason: string } | null) {
  if (await written(ctx, event, claims, [], null)) return;
  const clashes = await clashesWith(ctx, claims, event);
  const overridable = override !== null && clashes.every(({ kind }) => kind !== "PATIENT_CARD");
  if (overridable && (await written(ctx, event, claims, clashes, override))) return;
  await track(ctx, "event.listed", { details: { events: clashes.map((clash) => clash.event) } });
  throw new Fault("overlap", { clashes });
}

/** Tries the claims in a savepoint, so that a refusal leaves the transaction usable. */
async function written(ctx: ProfileCtx, event: typeof events.$inferSelect, claims: Claims, clashes: Clash[], override: { reason: string } | null) {
  const during = sql`tstzrange(${event.beginAt.toISOString()}::timestamptz, ${event.endAt.toISOString()}::timestamptz)` as never;
  const common = { medicalCenterId: event.medicalCenterId, eventId: event.id, during };
  const overridden = (kind: Clash["kind"], id: number) =>
    override && clashes.some((clash) => clash.kind === kind && clash.id === id) ? { overriddenBy: ctx.profile.id, overrideReason: override.reason } : {};
  const rows = [
    ...claims.profiles.map((id) => ({ ...common, profileId: id, ...overridden("PROFILE", id) })),
    ...claims.facilities.map((id) => ({ ...common, facilityId: id, ...overridden("FACILITY", id) })),
    ...claims.patientCards.map((id) => ({ ...common, patientCardId: id })),
  ];
  try {
    await ctx.db.transaction((savepoint) => savepoint.insert(occupancies).values(rows));
    return true;
  } catch (error) {
    if (constraintOf(error)?.code === "23P01") return false;
    throw error;
  }
}
