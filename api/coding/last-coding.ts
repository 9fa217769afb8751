import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { ReportCoding } from "#rules/insurance/report-coding.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { ProfileCtx } from "../core/context.ts";
import { ftVouchers } from "../core/db/tables/ft-vouchers.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";
import { readInsuranceConfig } from "../insurance/config.ts";
import { departmentsOf } from "./departments-of.ts";
import { usedOnVouchers } from "./used-on-vouchers.ts";
import { codingInput, toCoding } from "./to-coding.ts";

type Visit = { author: number; card: number; attendance: number | null };

/**
 * The coding that a report of a visit opens with, where an insurer pays the visit: by the plan of its voucher, else
 * that of the patient's last valid report in a department of the author, without its reason. Null where there is
 * neither.
 */
export async function openingCoding(
  ctx: ProfileCtx,
  about: Visit & { attendance: number; day: IsoDate },
): Promise<ReportCoding | null> {
  const [visit] = await ctx.db
    .select({
      onFtVoucher: patientAttendances.onFtVoucher,
      onInsurer: patientAttendances.onInsurer,
      voucher: ftVouchers,
    })
    .from(patientAttendances)
    .leftJoin(ftVouchers, eq(ftVouchers.id, patientAttendances.ftVoucherId))
    .where(eq(patientAttendances.id, about.attendance));
  if (!visit?.onFtVoucher && !visit?.onInsurer) return null;
  const planned = visit.voucher ? await plannedOn(ctx, about.author, visit.voucher) : null;
  const given = planned ?? (await lastCoded(ctx, about));
  return given ? toCoding(ctx, { ...given, reason: null }, about) : null;
}

async function lastCoded(ctx: ProfileCtx, about: Visit) {
  const last = await lastCodedReport(ctx, about);
  return last ? codingInput(last.coding!) : null;
}

type Voucher = typeof ftVouchers.$inferSelect;

/** Once each operation that the plan of a voucher still has, with its diagnoses; null without a plan. */
async function plannedOn(ctx: ProfileCtx, author: number, voucher: Voucher) {
  const own = await departmentsOf(ctx, author);
  const department = own.find(({ expertise }) => expertise === voucher.expertise) ?? own[0];
  const used = (await usedOnVouchers(ctx, [voucher.id])).get(voucher.id);
  const left = voucher.operations.filter(({ code, planned }) => (planned ?? 0) > (used?.get(code) ?? 0));
  return department && left.length > 0
    ? {
        department: department.id,
        medicalOperationsWithCount: left.map(({ code }) => ({ code, count: 1 })),
        primaryDiagnosis: voucher.primaryDiagnosis.code,
        otherDiagnosis: voucher.otherDiagnosis.map(({ code }) => code),
      }
    : null;
}

/** The patient's last valid coded report of another visit, in a department of the author. */
export async function lastCodedReport(ctx: ProfileCtx, { author, card, attendance }: Visit) {
  if (!(await readInsuranceConfig(ctx)).active) return undefined;
  const own = (await departmentsOf(ctx, author)).map(({ id }) => id);
  const [last] = await ctx.db
    .select({ id: medicalReports.id, coding: medicalReports.coding })
    .from(medicalReports)
    .where(
      and(
        eq(medicalReports.medicalCenterId, ctx.profile.medicalCenterId),
        eq(medicalReports.patientCardId, card),
        isNotNull(medicalReports.coding),
        isNull(medicalReports.removedAt),
        isNull(medicalReports.invalidatedAt),
        sql`${medicalReports.patientAttendanceId} is distinct from ${attendance}`,
        sql`(${medicalReports.coding}->>'departmentId')::integer = any(${sql.param(own)}::integer[])`,
      ),
    )
    .orderBy(desc(medicalReports.examinedAt), desc(medicalReports.id))
    .limit(1);
  return last;
}
