import { and, eq } from "drizzle-orm";
import type { InCenter } from "../core/context.ts";
import { procedureVouchers } from "../core/db/tables/procedure-vouchers.ts";
import { Fault } from "../core/fault.ts";

/** A voucher of the own medical centre, locked until the transaction ends; any other is not found. */
export async function lockVoucher(ctx: InCenter, id: number) {
  const [voucher] = await ctx.db
    .select()
    .from(procedureVouchers)
    .where(and(eq(procedureVouchers.id, id), eq(procedureVouchers.medicalCenterId, ctx.profile.medicalCenterId)))
    .for("update");
  if (!voucher) throw new Fault("notFound");
  return voucher;
}
