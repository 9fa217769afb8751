import { and, asc, eq, sql } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { waitingPatientProfiles } from "../core/db/tables/waiting-patient-profiles.ts";
import { waitingPatients } from "../core/db/tables/waiting-patients.ts";
import { trackEach } from "../core/track.ts";
import { takenOverBy, waitingFor } from "../waiting-patients/naming.ts";
import type { Way } from "./plan.ts";

/** The entries that can be handed over. */
export const movableWaiting = (ctx: ProfileCtx, { from, to }: Way) =>
  and(waitingFor(ctx, from), to === null ? undefined : takenOverBy(ctx, to));

export type HandedOver = { waitingPatientId: number; version: number; targetTookPart: boolean };

/**
 * Names the other colleague on entries of the waiting list, or nobody in particular; all of them, or chosen ones. An
 * entry for services that the other does not give stays.
 */
export async function handOverWaiting(
  ctx: ProfileCtx,
  way: Way,
  most: number,
  chosen?: number[],
): Promise<HandedOver[]> {
  const found = await ctx.db
    .select({ id: waitingPatients.id, patientCardId: waitingPatients.patientCardId })
    .from(waitingPatients)
    .where(and(movableWaiting(ctx, way), chosen && anyOf(waitingPatients.id, chosen)))
    .orderBy(asc(waitingPatients.id))
    .limit(most)
    .for("no key update");
  const ids = found.map(({ id }) => id);
  const versions = await countUp(ctx, ids);
  await ctx.db
    .delete(waitingPatientProfiles)
    .where(and(anyOf(waitingPatientProfiles.waitingPatientId, ids), eq(waitingPatientProfiles.profileId, way.from)));
  const added = new Set(way.to === null ? [] : await name(ctx, ids, way.to));
  await trackEach(
    ctx,
    "waitingPatient.updated",
    found.map(({ id, ...about }) => ({ entityId: id, ...about })),
  );
  return ids.map((id) => ({
    waitingPatientId: id,
    version: versions.get(id)!,
    targetTookPart: way.to !== null && !added.has(id),
  }));
}

/** Names the former colleague on entries again, and the one who took over no more unless they were named before. */
export async function returnWaiting(ctx: ProfileCtx, { from, to }: Way, entries: HandedOver[]) {
  const ids = entries.map(({ waitingPatientId }) => waitingPatientId);
  await countUp(ctx, ids);
  if (to !== null)
    await ctx.db.delete(waitingPatientProfiles).where(
      and(
        anyOf(
          waitingPatientProfiles.waitingPatientId,
          entries.filter((entry) => !entry.targetTookPart).map((entry) => entry.waitingPatientId),
        ),
        eq(waitingPatientProfiles.profileId, to),
      ),
    );
  await name(ctx, ids, from);
}

async function countUp(ctx: ProfileCtx, ids: number[]): Promise<Map<number, number>> {
  const rows = await ctx.db
    .update(waitingPatients)
    .set({ version: sql`${waitingPatients.version} + 1` })
    .where(anyOf(waitingPatients.id, ids))
    .returning();
  return new Map(rows.map(({ id, version }) => [id, version]));
}

/** Names a colleague on entries; answers those that did not name them before. */
async function name(ctx: ProfileCtx, ids: number[], profileId: number): Promise<number[]> {
  const { medicalCenterId } = ctx.profile;
  const values = ids.map((waitingPatientId) => ({ medicalCenterId, waitingPatientId, profileId }));
  if (values.length === 0) return [];
  const rows = await ctx.db.insert(waitingPatientProfiles).values(values).onConflictDoNothing().returning();
  return rows.map(({ waitingPatientId }) => waitingPatientId);
}
