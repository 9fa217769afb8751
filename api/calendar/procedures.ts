import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { allow } from "../allow.ts";
import type { Ctx } from "../context.ts";
import { procedures } from "../db/tables/procedures.ts";

/** The services the centre offers. */
export async function listProcedures(ctx: Ctx) {
  allow(ctx, "calendar:read");
  return ctx.db
    .select()
    .from(procedures)
    .where(and(eq(procedures.medicalCenterId, ctx.profile.medicalCenterId), isNull(procedures.removedAt)))
    .orderBy(asc(sql`${procedures.name} collate "cs-x-icu"`), asc(procedures.id));
}
