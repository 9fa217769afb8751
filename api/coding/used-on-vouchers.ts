import { and, eq, sql } from "drizzle-orm";
import type { Ctx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { ftVouchers } from "../core/db/tables/ft-vouchers.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { billable } from "./billable.ts";

/** An operation that a visit used on a voucher. */
export type UsedOnVoucher = { voucher: number; attendance: number; code: string; count: number };

/** The voucher that a report was signed with, or else that of its visit. For a query of visits joined with their reports. */
export const voucherOfReport = sql<
  number | null
>`coalesce((${medicalReports.coding}->>'ftVoucherId')::integer, ${patientAttendances.ftVoucherId})`;

/** Operations of billable reports on vouchers. */
export async function operationsOnVouchers({ db }: Pick<Ctx, "db">, ids: readonly number[]): Promise<UsedOnVoucher[]> {
  const { patientCardId, patientAttendanceId, coding } = medicalReports;
  const reports = await db
    .select({ voucher: ftVouchers.id, attendance: patientAttendances.id, coding })
    .from(ftVouchers)
    .innerJoin(medicalReports, eq(patientCardId, ftVouchers.patientCardId))
    .innerJoin(patientAttendances, eq(patientAttendances.id, patientAttendanceId))
    .where(and(anyOf(ftVouchers.id, ids), eq(ftVouchers.id, voucherOfReport), billable));
  return reports.flatMap(({ voucher, attendance, coding }) =>
    coding!.operations.map(({ code, count }) => ({ voucher, attendance, code, count })),
  );
}

/** Counts of operations by their codes. */
export function countsOf(operations: readonly { code: string; count: number }[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { code, count } of operations) counts.set(code, (counts.get(code) ?? 0) + count);
  return counts;
}

/** The counts of operations that are used on vouchers, by the id of a voucher and a code. */
export async function usedOnVouchers(
  ctx: Pick<Ctx, "db">,
  ids: readonly number[],
): Promise<Map<number, Map<string, number>>> {
  const all = await operationsOnVouchers(ctx, ids);
  return new Map(ids.map((id) => [id, countsOf(all.filter(({ voucher }) => voucher === id))]));
}
