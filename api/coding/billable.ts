import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { medicalReports } from "../db/tables/medical-reports.ts";
import { patientAttendances } from "../db/tables/patient-attendances.ts";

/** A visit that took place, and that an insurer pays. */
export const insured = and(
  eq(patientAttendances.state, "PRESENT"),
  or(eq(patientAttendances.onFtVoucher, true), eq(patientAttendances.onInsurer, true)),
)!;

/**
 * One report a visit: the latest signed and valid one of its corrections, where that one is coded and its visit insured. For a
 * query of reports joined with their visits.
 */
export const billable = and(
  isNotNull(medicalReports.signedAt),
  isNull(medicalReports.invalidatedAt),
  isNotNull(medicalReports.coding),
  insured,
  sql`not exists (select from medical_reports later where later.patient_attendance_id = ${medicalReports.patientAttendanceId}
    and later.id > ${medicalReports.id} and later.signed_at is not null and later.invalidated_at is null)`,
)!;
