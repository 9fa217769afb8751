import { asc, sql } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { medicalOperationPresets } from "../core/db/tables/medical-operation-presets.ts";
import { inUse } from "./scope.ts";

const MOST = 200;

/** The caller's presets by name, at most 200. */
export async function listOperationPresets(ctx: Ctx) {
  allow(ctx, "medicalReport:write");
  return ctx.db
    .select()
    .from(medicalOperationPresets)
    .where(inUse(ctx))
    .orderBy(asc(sql`${medicalOperationPresets.name} collate "cs-x-icu"`), asc(medicalOperationPresets.id))
    .limit(MOST);
}
