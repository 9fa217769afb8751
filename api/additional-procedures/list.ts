import { asc, sql } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { additionalProcedures } from "../core/db/tables/additional-procedures.ts";
import { sold } from "./scope.ts";

const MOST = 1_000;

/** The services and products that the centre sells besides its procedures, by name. */
export async function listAdditionalProcedures(ctx: Ctx) {
  allow(ctx, "calendar:read");
  return ctx.db
    .select()
    .from(additionalProcedures)
    .where(sold(ctx))
    .orderBy(asc(sql`${additionalProcedures.name} collate "cs-x-icu"`), asc(additionalProcedures.id))
    .limit(MOST);
}
