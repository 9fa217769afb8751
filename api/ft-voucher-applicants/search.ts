import { and, asc, sql } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { ftVoucherApplicants } from "../core/db/tables/ft-voucher-applicants.ts";
import { matching } from "./matching.ts";
import { inUse } from "./scope.ts";

const MOST = 20;

/** The applicants in use that match a term, by name, at most twenty. */
export async function searchFtVoucherApplicants(ctx: Ctx, term: string) {
  allow(ctx, "ftVoucher:keep");
  const { id, name } = ftVoucherApplicants;
  return ctx.db
    .select()
    .from(ftVoucherApplicants)
    .where(and(inUse(ctx), matching(term)))
    .orderBy(asc(sql`${name} collate "cs-x-icu"`), asc(id))
    .limit(MOST);
}
