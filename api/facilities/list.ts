import { asc, desc, sql } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { facilities } from "../core/db/tables/facilities.ts";
import { inUse } from "./scope.ts";

const MOST = 1_000;
/** Rooms, then equipment, each by name. */
export const inFacilityOrder = [
  desc(facilities.type),
  asc(sql`${facilities.name} collate "cs-x-icu"`),
  asc(facilities.id),
];

/** The centre's rooms, then its equipment. */
export async function listFacilities(ctx: Ctx) {
  allow(ctx, "calendar:read");
  return ctx.db
    .select()
    .from(facilities)
    .where(inUse(ctx))
    .orderBy(...inFacilityOrder)
    .limit(MOST);
}
