import { and, asc, eq, lt } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { changeOne } from "../db/change-one.ts";
import type { paymentEntries } from "../db/tables/payment-entries.ts";
import { paymentItems } from "../db/tables/payment-items.ts";
import { procedureVoucherEntries } from "../db/tables/procedure-voucher-entries.ts";
import { procedureVouchers } from "../db/tables/procedure-vouchers.ts";
import { track } from "../track.ts";
import { enterVisits } from "./ledger.ts";
import { lockVoucher } from "./lock-voucher.ts";

type Refund = Pick<typeof paymentEntries.$inferSelect, "paymentId" | "at">;

/**
 * Gives the visits back to the voucher for whose unused ones an entry of a locked payment gave money back, and takes it
 * out of the archive. The payment gets a line of the opposite sign for each line of the refund. Visits of a voucher that
 * has ended expire again in the next night.
 */
export async function undoRefund(ctx: ProfileCtx, { paymentId, at }: Refund, reason: string) {
  const lines = await ctx.db
    .select()
    .from(paymentItems)
    .where(eq(paymentItems.paymentId, paymentId))
    .orderBy(asc(paymentItems.position));
  const ofRefund = lines.filter(({ givenBackAt }) => givenBackAt?.getTime() === at.getTime());
  await ctx.db.insert(paymentItems).values(
    ofRefund.map(({ id: _id, listPrice, price, ...line }, n) => ({
      ...line,
      position: lines.at(-1)!.position + 1 + n,
      listPrice: -listPrice,
      price: -price,
      givenBackAt: ctx.now(),
    })),
  );
  const voucher = await lockVoucher(ctx, ofRefund[0]!.targetId!);
  const visits = await ctx.db
    .select()
    .from(procedureVoucherEntries)
    .where(
      and(
        eq(procedureVoucherEntries.voucherId, voucher.id),
        eq(procedureVoucherEntries.kind, "REFUNDED"),
        eq(procedureVoucherEntries.at, at),
        lt(procedureVoucherEntries.count, 0),
      ),
    );
  await enterVisits(
    ctx,
    voucher.id,
    visits.map(({ kind, procedureId, count }) => ({ kind, procedureId, count: -count, reason })),
  );
  await changeOne(ctx.db, procedureVouchers, voucher, { archivedAt: null, archivedBy: null });
  await track(ctx, "procedureVoucher.refundReversed", { entityId: voucher.id, patientCardId: voucher.patientCardId });
}
