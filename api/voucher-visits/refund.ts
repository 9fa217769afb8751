import { eq, inArray, or } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { procedureVouchers } from "../core/db/tables/procedure-vouchers.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { comeBack, enterVisits, servicesOf, type MoneyEntry } from "./ledger.ts";

/** The voucher of a sale, and those that its visits were transferred to. */
function ofSale({ db }: ProfileCtx, paymentId: number) {
  const sold = eq(procedureVouchers.paymentId, paymentId);
  return or(
    sold,
    inArray(procedureVouchers.originId, db.select({ id: procedureVouchers.id }).from(procedureVouchers).where(sold)),
  );
}

/**
 * Takes back the vouchers that a payment sold, also transferred ones, when that is canceled: their visits go off with
 * its reason, expired ones too. A voucher with a used visit is not taken back (`voucherUsed`).
 */
export async function refundVouchers(ctx: ProfileCtx, paymentId: number, reason: string) {
  const sold = await ctx.db
    .select()
    .from(procedureVouchers)
    .where(ofSale(ctx, paymentId))
    .orderBy(procedureVouchers.id)
    .for("update");
  for (const voucher of sold) {
    const services = await servicesOf(ctx, voucher.id);
    if (services.some(({ used }) => used > 0)) throw new Fault("voucherUsed");
    await refundVisits(ctx, voucher, services, reason);
    await track(ctx, "procedureVoucher.archived", { entityId: voucher.id, patientCardId: voucher.patientCardId });
  }
}

/** Takes off all visits of a locked voucher that are left or expired, with the entry that gives money back for them. */
export async function refundVisits(
  ctx: ProfileCtx,
  voucher: { id: number; version: number },
  services: Awaited<ReturnType<typeof servicesOf>>,
  reason: string,
  entry?: MoneyEntry,
) {
  const at = entry?.at ?? ctx.now();
  await enterVisits(ctx, voucher.id, [
    ...comeBack(services).map((visits) => ({ ...visits, at })),
    ...services
      .filter(({ available, expired }) => available + expired > 0)
      .map(({ procedureId, available, expired }) => ({
        kind: "REFUNDED" as const,
        procedureId,
        count: -available - expired,
        at,
        paymentEntryId: entry?.id,
        reason,
      })),
  ]);
  await changeOne(ctx.db, procedureVouchers, voucher, { archivedAt: ctx.now(), archivedBy: ctx.profile.id });
}
