import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { profiles } from "../core/db/tables/profiles.ts";
import { visibleProfile } from "./scope.ts";

/** Everybody who works in the centre, or one person. */
export async function listWorkingHours(ctx: Ctx, profile: number | null) {
  allow(ctx, "staff:read");
  if (profile !== null) return [await visibleProfile(ctx, profile)];
  return ctx.db
    .select()
    .from(profiles)
    .where(and(eq(profiles.medicalCenterId, ctx.profile.medicalCenterId), isNull(profiles.deactivatedAt)))
    .orderBy(
      asc(sql`${profiles.surname} collate "cs-x-icu"`),
      asc(sql`${profiles.name} collate "cs-x-icu"`),
      asc(profiles.id),
    );
}
