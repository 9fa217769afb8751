import { and, asc, eq, gt, gte, isNull, sql } from "drizzle-orm";
import type { CenterCtx, ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { changeOne } from "../core/db/change-one.ts";
import { events } from "../core/db/tables/events.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { procedureVoucherEntries } from "../core/db/tables/procedure-voucher-entries.ts";
import { procedureVoucherServices } from "../core/db/tables/procedure-voucher-services.ts";
import { procedureVouchers } from "../core/db/tables/procedure-vouchers.ts";
import { enterVisits } from "./ledger.ts";
import { lockVoucher } from "./lock-voucher.ts";

const localDay = sql<string>`(${events.beginAt} at time zone 'Europe/Prague')::date`;

const payable = sql<number>`(${procedureVoucherServices.available} + ${procedureVoucherServices.expired})`;

/**
 * The vouchers that can pay these visits: of the patient, with a visit of the service left, valid on the day of the
 * visit, also where it is recorded after that, when the rest has expired.
 */
export const vouchersForVisits = (ctx: ProfileCtx, attendanceIds: readonly number[]) =>
  ctx.db
    .select({
      attendanceId: patientAttendances.id,
      voucher: procedureVouchers,
      procedureId: procedureVoucherServices.procedureId,
      available: payable,
      left: procedureVoucherServices.available,
    })
    .from(patientAttendances)
    .innerJoin(events, eq(events.id, patientAttendances.eventId))
    .innerJoin(procedureVouchers, eq(procedureVouchers.patientCardId, patientAttendances.patientCardId))
    .innerJoin(
      procedureVoucherServices,
      and(
        eq(procedureVoucherServices.voucherId, procedureVouchers.id),
        eq(procedureVoucherServices.procedureId, events.procedureId),
      ),
    )
    .where(
      and(
        anyOf(patientAttendances.id, attendanceIds),
        eq(patientAttendances.medicalCenterId, ctx.profile.medicalCenterId),
        isNull(procedureVouchers.archivedAt),
        gte(procedureVouchers.validTo, localDay),
        gt(payable, 0),
      ),
    )
    .orderBy(asc(procedureVouchers.validTo), asc(procedureVouchers.id));

/**
 * Takes the visit that a payment charges off a voucher: the given one, or of those that can pay it the one that ends
 * first. Answers whether there was one. The voucher gets another version: a form of before has other numbers of visits.
 */
export async function consumeVisit(
  ctx: ProfileCtx,
  { id: paymentId, attendanceId }: { id: number; attendanceId: number },
  voucherId?: number,
): Promise<boolean> {
  const found = await vouchersForVisits(ctx, [attendanceId]).for("update", {
    of: [procedureVouchers, procedureVoucherServices],
  });
  const chosen = found.find(({ voucher }) => voucherId === undefined || voucher.id === voucherId);
  if (!chosen) return false;
  const { voucher, procedureId, left } = chosen;
  await changeOne(ctx.db, procedureVouchers, voucher, {});
  await enterVisits(ctx, voucher.id, [
    ...(left > 0 ? [] : [{ kind: "EXPIRED" as const, procedureId, count: 1 }]),
    { kind: "USED", procedureId, count: -1, paymentId },
  ]);
  return true;
}

/** The vouchers that pay these payments of visits. */
export const vouchersOfPayments = (ctx: ProfileCtx, paymentIds: readonly number[]) =>
  ctx.db
    .select({ paymentId: procedureVoucherEntries.paymentId, voucher: procedureVouchers })
    .from(procedureVoucherEntries)
    .innerJoin(procedureVouchers, eq(procedureVouchers.id, procedureVoucherEntries.voucherId))
    .where(anyOf(procedureVoucherEntries.paymentId, paymentIds))
    .groupBy(procedureVoucherEntries.paymentId, procedureVouchers.id)
    .having(sql`sum(${procedureVoucherEntries.count}) < 0`);

/** Puts the visit that paid a payment back on its voucher. */
export async function returnVisit(ctx: CenterCtx, paymentId: number) {
  const [used] = await ctx.db
    .select({ voucherId: procedureVoucherEntries.voucherId, procedureId: procedureVoucherEntries.procedureId })
    .from(procedureVoucherEntries)
    .where(eq(procedureVoucherEntries.paymentId, paymentId))
    .groupBy(procedureVoucherEntries.voucherId, procedureVoucherEntries.procedureId)
    .having(sql`sum(${procedureVoucherEntries.count}) < 0`);
  if (!used) return;
  await changeOne(ctx.db, procedureVouchers, await lockVoucher(ctx, used.voucherId), {});
  await enterVisits(ctx, used.voucherId, [{ kind: "RETURNED", procedureId: used.procedureId, count: 1, paymentId }]);
}
