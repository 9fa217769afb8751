import { and } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { ftVouchers } from "../core/db/tables/ft-vouchers.ts";
import { atRisk } from "./next-limit.ts";
import { kept } from "./scope.ts";
import { countWaitingVisits } from "./visits/waiting-visits.ts";

/** The work that waits with FT vouchers: those at risk, and visits whose voucher is to be entered. */
export async function countFtVoucherWork(ctx: Ctx) {
  allow(ctx, "ftVoucher:keep");
  return {
    atRisk: await ctx.db.$count(ftVouchers, and(kept(ctx), atRisk(ctx))),
    toEnter: await countWaitingVisits(ctx),
  };
}
