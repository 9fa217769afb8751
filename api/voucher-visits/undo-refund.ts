import { and, asc, eq } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import type { paymentEntries } from "../core/db/tables/payment-entries.ts";
import { paymentItems } from "../core/db/tables/payment-items.ts";
import { procedureVoucherEntries } from "../core/db/tables/procedure-voucher-entries.ts";
import { procedureVouchers } from "../core/db/tables/procedure-vouchers.ts";
import { track } from "../core/track.ts";
import { enterVisits, type MoneyEntry } from "./ledger.ts";
import { lockVoucher } from "./lock-voucher.ts";

type Refund = Pick<typeof paymentEntries.$inferSelect, "id" | "paymentId">;

/**
 * Gives the visits back to the voucher for whose unused ones an entry of a locked payment gave money back, and takes it
 * out of the archive; the reversing entry is given. The payment gets a line of the opposite sign for each line of the
 * refund. Visits of a voucher that has ended expire again in the next night.
 */
export async function undoRefund(ctx: ProfileCtx, { id, paymentId }: Refund, reversing: MoneyEntry, reason: string) {
  const lines = await ctx.db
    .select()
    .from(paymentItems)
    .where(eq(paymentItems.paymentId, paymentId))
    .orderBy(asc(paymentItems.position));
  const ofRefund = lines.filter(({ entryId }) => entryId === id);
  await ctx.db.insert(paymentItems).values(
    ofRefund.map(({ id: _id, listPrice, price, ...line }, n) => ({
      ...line,
      position: lines.at(-1)!.position + 1 + n,
      listPrice: -listPrice,
      price: -price,
      givenBackAt: reversing.at,
      entryId: reversing.id,
    })),
  );
  const voucher = await lockVoucher(ctx, ofRefund[0]!.targetId!);
  const refunded = await ctx.db
    .select()
    .from(procedureVoucherEntries)
    .where(and(eq(procedureVoucherEntries.voucherId, voucher.id), eq(procedureVoucherEntries.kind, "REFUNDED")));
  const ofEntry = refunded.filter(({ paymentEntryId }) => paymentEntryId === id);
  // Rows from before migration 0037 have no entry, and stay as they are: what they took off and did not give back counts.
  const visits = ofEntry.length > 0 ? ofEntry : sumsByService(refunded.filter(({ paymentEntryId }) => !paymentEntryId));
  await enterVisits(
    ctx,
    voucher.id,
    visits.map(({ procedureId, count }) => ({
      kind: "REFUNDED" as const,
      procedureId,
      count: -count,
      at: reversing.at,
      paymentEntryId: reversing.id,
      reason,
    })),
  );
  await changeOne(ctx.db, procedureVouchers, voucher, { archivedAt: null, archivedBy: null });
  await track(ctx, "procedureVoucher.refundReversed", { entityId: voucher.id, patientCardId: voucher.patientCardId });
}

type Visits = Pick<typeof procedureVoucherEntries.$inferSelect, "procedureId" | "count">;

function sumsByService(entries: readonly Visits[]): Visits[] {
  const sums = new Map<number, number>();
  for (const { procedureId, count } of entries) sums.set(procedureId, (sums.get(procedureId) ?? 0) + count);
  return [...sums].map(([procedureId, count]) => ({ procedureId, count })).filter(({ count }) => count < 0);
}
