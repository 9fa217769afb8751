import { and, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { ReportCoding } from "#rules/insurance/report-coding.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { ProfileCtx } from "../context.ts";
import { medicalReports } from "../db/tables/medical-reports.ts";
import { patientAttendances } from "../db/tables/patient-attendances.ts";
import { readInsuranceConfig } from "../insurance/config.ts";
import { departmentsOf } from "./departments-of.ts";
import { codingInput, toCoding } from "./to-coding.ts";

type Visit = { author: number; card: number; attendance: number | null };

/**
 * The coding that a report of a visit opens with, where an insurer pays the visit: that of the patient's last valid
 * report in a department of the author, without its reason. Null where there is none.
 */
export async function openingCoding(
  ctx: ProfileCtx,
  about: Visit & { attendance: number; day: IsoDate },
): Promise<ReportCoding | null> {
  const [visit] = await ctx.db
    .select({ onFtVoucher: patientAttendances.onFtVoucher, onInsurer: patientAttendances.onInsurer })
    .from(patientAttendances)
    .where(eq(patientAttendances.id, about.attendance));
  const last = visit?.onFtVoucher || visit?.onInsurer ? await lastCodedReport(ctx, about) : undefined;
  return last ? toCoding(ctx, { ...codingInput(last.coding!), reason: null }, about) : null;
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
