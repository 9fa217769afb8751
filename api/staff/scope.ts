import { and, eq, isNotNull, isNull, or } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { Fault } from "../core/fault.ts";

export type ProfileRow = typeof profiles.$inferSelect;

/** All profiles of the own centre, active or not. */
export const ofMyCenter = (ctx: ProfileCtx) => eq(profiles.medicalCenterId, ctx.profile.medicalCenterId);

/**
 * A profile of the own centre that is about to be deactivated or activated; any other is not found. It stays locked
 * with those of the administrators, in the order of ids: of two who deactivate each other at once the second finds
 * their own gone, and the centre keeps one.
 */
export async function readProfileToChange(ctx: ProfileCtx, id: number): Promise<ProfileRow> {
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
