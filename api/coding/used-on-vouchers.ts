import { and, eq, sql } from "drizzle-orm";
import type { Ctx } from "../context.ts";
import { anyOf } from "../db/any-of.ts";
import { ftVouchers } from "../db/tables/ft-vouchers.ts";
import { medicalReports } from "../db/tables/medical-reports.ts";
import { patientAttendances } from "../db/tables/patient-attendances.ts";
import { billable } from "./billable.ts";

/**
 * Operations of billable reports on vouchers: counts by the id of a voucher and a code. A report is on the voucher that it
 * was signed with, or else on that of its visit.
 */
export async function usedOnVouchers(
  { db }: Pick<Ctx, "db">,
  ids: readonly number[],
): Promise<Map<number, Map<string, number>>> {
  const { patientCardId, patientAttendanceId, coding } = medicalReports;
  const signedWith = sql`coalesce((${coding}->>'ftVoucherId')::integer, ${patientAttendances.ftVoucherId})`;
  const reports = await db
    .select({ voucher: ftVouchers.id, coding })
    .from(ftVouchers)
    .innerJoin(medicalReports, eq(patientCardId, ftVouchers.patientCardId))
    .innerJoin(patientAttendances, eq(patientAttendances.id, patientAttendanceId))
    .where(and(anyOf(ftVouchers.id, ids), eq(ftVouchers.id, signedWith), billable));
  const used = new Map<number, Map<string, number>>(ids.map((id) => [id, new Map()]));
  for (const { voucher, coding } of reports)
    for (const { code, count } of coding!.operations) {
      const own = used.get(voucher);
      own?.set(code, (own.get(code) ?? 0) + count);
    }
  return used;
}
