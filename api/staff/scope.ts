import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { profiles } from "../db/tables/medical-centers.ts";
import { Fault } from "../fault.ts";

export type Place = typeof profiles.$inferSelect;

/** Everybody who has, or had, a place in the own centre. */
export const ofMyCenter = (ctx: ProfileCtx) => eq(profiles.medicalCenterId, ctx.profile.medicalCenterId);

/**
 * A place of the own centre that is about to be taken away or given back; any other is not found. It stays locked with those of the
 * administrators, in the order of ids: of two who take each other's place away at once the second finds that theirs is gone, and the
 * centre keeps one.
 */
export async function placeToChange(ctx: ProfileCtx, id: number): Promise<Place> {
  const administers = and(eq(profiles.role, "ROLE_ADMIN"), isNotNull(profiles.userId), isNull(profiles.deactivatedAt));
  const rows = await ctx.db
    .select()
    .from(profiles)
    .where(and(ofMyCenter(ctx), or(eq(profiles.id, id), administers)))
    .orderBy(profiles.id)
    .for("no key update");
  if (!rows.some((row) => row.id === ctx.profile.id && !row.deactivatedAt)) throw new Fault("forbidden");
  const place = rows.find((row) => row.id === id);
  if (!place) throw new Fault("notFound");
  return place;
}
