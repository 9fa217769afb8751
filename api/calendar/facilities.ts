import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { facilities } from "../db/tables/medical-centers.ts";

/** The centre's rooms, then its equipment. */
export async function listFacilities(ctx: Ctx) {
  allow(ctx, "calendar:read");
  return ctx.db
    .select()
    .from(facilities)
    .where(and(eq(facilities.medicalCenterId, ctx.profile.medicalCenterId), isNull(facilities.removedAt)))
    .orderBy(desc(facilities.type), asc(sql`${facilities.name} collate "cs-x-icu"`), asc(facilities.id));
}
