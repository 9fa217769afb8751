import { and, eq, isNull } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { ftVouchers } from "../core/db/tables/ft-vouchers.ts";
import { Fault } from "../core/fault.ts";

export type FtVoucher = typeof ftVouchers.$inferSelect;
/** A voucher with the number of waiting visits that a change has put on it. */
export type ChangedFtVoucher = FtVoucher & { placedVisits: number };

/** The vouchers of the centre that were not removed, closed ones among them. */
export const kept = (ctx: ProfileCtx) =>
  and(eq(ftVouchers.medicalCenterId, ctx.profile.medicalCenterId), isNull(ftVouchers.removedAt));

const oneKept = (ctx: ProfileCtx, id: number) =>
  ctx.db
    .select()
    .from(ftVouchers)
    .where(and(kept(ctx), eq(ftVouchers.id, id)));

/** One of them; any other is not found. */
export async function foundVoucher(ctx: ProfileCtx, id: number): Promise<FtVoucher> {
  const [voucher] = await oneKept(ctx, id);
  if (!voucher) throw new Fault("notFound");
  return voucher;
}

/** One of them, locked: its visits wait; any other is not found. */
export async function keptVoucher(ctx: ProfileCtx, id: number): Promise<FtVoucher> {
  const [voucher] = await oneKept(ctx, id).for("no key update");
  if (!voucher) throw new Fault("notFound");
  return voucher;
}
