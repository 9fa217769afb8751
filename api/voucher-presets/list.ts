import { asc, sql } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { procedureVoucherPresets } from "../core/db/tables/procedure-voucher-presets.ts";
import { inUse } from "./scope.ts";

const MOST = 1_000;

/** The presets of the centre, by name. */
export async function listVoucherPresets(ctx: Ctx) {
  allow(ctx, "procedureVoucher:read");
  return ctx.db
    .select()
    .from(procedureVoucherPresets)
    .where(inUse(ctx))
    .orderBy(asc(sql`${procedureVoucherPresets.name} collate "cs-x-icu"`), asc(procedureVoucherPresets.id))
    .limit(MOST);
}
