import { eq, sql } from "drizzle-orm";
import { allow } from "../../access/allow.ts";
import type { Ctx } from "../../context.ts";
import { patientAttendances } from "../../db/tables/patient-attendances.ts";
import { payments } from "../../db/tables/payments.ts";
import { Fault } from "../../fault.ts";
import { track } from "../../track.ts";
import { isByVoucher } from "../scope.ts";
import { lockVisit } from "./charge-visit.ts";
import { missedAmong } from "./missed-visits.ts";
import { followAttendance } from "./visit-payment.ts";

/**
 * Says that an insurer pays a visit by an FT voucher of its patient, or no longer does. What is charged is owed no more, and a
 * visit of a procedure voucher is put back; the other way round, the visit is charged once its patient is present. The fee
 * of a missed one stays. Money that was taken is given back first (`paymentPaid`), and an invoice credited (`paymentInvoiced`).
 */
export async function setFtVoucher(ctx: Ctx, attendanceId: number, onFtVoucher: boolean) {
  allow(ctx, "payment:write");
  const before = await lockVisit(ctx, attendanceId);
  if (before.onFtVoucher === onFtVoucher) return before;
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.attendanceId, attendanceId)).for("update");
  if (payment?.invoicedAt) throw new Fault("paymentInvoiced");
  if (payment && payment.paid > 0 && !isByVoucher(payment)) throw new Fault("paymentPaid");
  const [after] = await ctx.db
    .update(patientAttendances)
    .set({ onFtVoucher, version: sql`${patientAttendances.version} + 1` })
    .where(eq(patientAttendances.id, attendanceId))
    .returning();
  if ((await missedAmong(ctx, [attendanceId])).length === 0) await followAttendance(ctx, after!);
  await track(ctx, "patientAttendance.ftVoucherSet", {
    entityId: attendanceId,
    patientCardId: before.patientCardId,
    details: { to: onFtVoucher },
  });
  return after!;
}
