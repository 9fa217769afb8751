import { and, eq } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { procedureVouchers } from "../core/db/tables/procedure-vouchers.ts";
import { Fault } from "../core/fault.ts";

export type Voucher = typeof procedureVouchers.$inferSelect;

/** A voucher of the own medical centre; any other is not found. */
export async function visibleVoucher(ctx: ProfileCtx, id: number): Promise<Voucher> {
  const [voucher] = await ctx.db
    .select()
    .from(procedureVouchers)
    .where(and(eq(procedureVouchers.id, id), eq(procedureVouchers.medicalCenterId, ctx.profile.medicalCenterId)));
  if (!voucher) throw new Fault("notFound");
  return voucher;
}
