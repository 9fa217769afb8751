import { eq, sql } from "drizzle-orm";
import type { InsurerCover } from "#rules/codes.ts";
import { allow } from "../../core/access/allow.ts";
import { insurerCovers } from "../../coding/insurer-covers.ts";
import type { Ctx } from "../../core/context.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { Fault } from "../../core/fault.ts";
import { track } from "../../core/track.ts";
import { isByVoucher } from "../scope.ts";
import { voucherFor } from "../../ft-vouchers/voucher-for.ts";
import { lockVisit, type Visit } from "./charge-visit.ts";
import { missedAmong } from "./missed-visits.ts";
import { followAttendance } from "./visit-payment.ts";

/**
 * Says in which way an insurer pays a visit, or with null that its patient does. Without a voucher that is named it is
 * the patient's next one with a visit left; without any the visit waits for one. What is charged is owed no more, and a
 * visit of a procedure voucher is put back; the other way round, the visit is charged once its patient is present. The
 * fee of a missed one stays. Care that needs a voucher is not paid without one (`insurerNeedsVoucher`); money that was
 * taken is given back first (`paymentPaid`), an invoice credited (`paymentInvoiced`), and a visit that is billed taken
 * out of its batch (`visitBilled`).
 */
export async function setInsurerCover(
  ctx: Ctx,
  attendanceId: number,
  { cover, ftVoucher }: { cover: InsurerCover | null; ftVoucher?: number },
) {
  allow(ctx, "payment:write");
  const before = await lockVisit(ctx, attendanceId);
  const ftVoucherId = cover === "FT_VOUCHER" ? await voucherFor(ctx, before, ftVoucher) : null;
  const covered = { onFtVoucher: cover === "FT_VOUCHER", onInsurer: cover === "INSURER", ftVoucherId };
  if (isSame(before, covered)) return before;
  if (before.billedDocumentId !== null) throw new Fault("visitBilled");
  if (cover === "INSURER" && !(await insurerCovers(ctx, [attendanceId])).get(attendanceId)?.includes(cover))
    throw new Fault("insurerNeedsVoucher");
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.attendanceId, attendanceId)).for("update");
  if (payment?.invoicedAt) throw new Fault("paymentInvoiced");
  if (payment && payment.paid > 0 && !isByVoucher(payment)) throw new Fault("paymentPaid");
  const [after] = await ctx.db
    .update(patientAttendances)
    .set({ ...covered, version: sql`${patientAttendances.version} + 1` })
    .where(eq(patientAttendances.id, attendanceId))
    .returning();
  if ((await missedAmong(ctx, [attendanceId])).length === 0) await followAttendance(ctx, after!);
  await track(ctx, "patientAttendance.insurerCoverSet", {
    entityId: attendanceId,
    patientCardId: before.patientCardId,
    details: { to: cover, ...(ftVoucherId !== null && { ftVoucher: ftVoucherId }) },
  });
  return after!;
}

type Covered = Pick<Visit, "onFtVoucher" | "onInsurer" | "ftVoucherId">;
const isSame = (one: Covered, other: Covered) =>
  one.onFtVoucher === other.onFtVoucher && one.onInsurer === other.onInsurer && one.ftVoucherId === other.ftVoucherId;
