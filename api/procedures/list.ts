import { asc, sql } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { procedures } from "../core/db/tables/procedures.ts";
import { offered } from "./scope.ts";

const MOST = 1_000;

/** The services the centre offers, by name. */
export async function listProcedures(ctx: Ctx) {
  allow(ctx, "calendar:read");
  return ctx.db
    .select()
    .from(procedures)
    .where(offered(ctx))
    .orderBy(asc(sql`${procedures.name} collate "cs-x-icu"`), asc(procedures.id))
    .limit(MOST);
}
