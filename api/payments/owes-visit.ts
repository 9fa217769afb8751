import { may } from "#rules/permissions.ts";
import { batch } from "../core/batch.ts";
import type { ProfileCtx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import type { Payment } from "./scope.ts";

const isExcused = batch(async (ctx, ids: readonly number[]) => {
  const { id, state } = patientAttendances;
  const rows = await ctx.db.select({ id, state }).from(patientAttendances).where(anyOf(id, ids));
  return new Map(rows.map((row) => [row.id, row.state === "EXCUSED"]));
});

/**
 * True if a payment is the charge of a visit that takes place, or the fee of a missed one, and the caller gives no
 * discounts: to cancel it would be one of the whole price.
 */
export async function owesVisit(
  ctx: ProfileCtx,
  { attendanceId, missedPercent, price }: Pick<Payment, "attendanceId" | "missedPercent" | "price">,
): Promise<boolean> {
  if (attendanceId === null || price === 0 || may(ctx.profile, "payment:discount")) return false;
  return missedPercent !== null || !(await isExcused(ctx, attendanceId));
}
