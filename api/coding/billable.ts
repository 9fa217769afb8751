import { and, eq, gte, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { addMonths } from "#rules/time/dates.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import type { InCenter } from "../core/context.ts";
import { events } from "../core/db/tables/events.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { patientAttendances } from "../core/db/tables/patient-attendances.ts";

/** A visit that took place, and that an insurer pays. */
export const insured = and(
  eq(patientAttendances.state, "PRESENT"),
  or(eq(patientAttendances.onFtVoucher, true), eq(patientAttendances.onInsurer, true)),
)!;

/** Whether no signed and valid report of the same visit came later. */
export const isLatest = sql`not exists (select from medical_reports later where later.patient_attendance_id = ${medicalReports.patientAttendanceId}
  and later.id > ${medicalReports.id} and later.signed_at is not null and later.invalidated_at is null)`;

/** One report a visit: the latest signed and valid one of its corrections. */
export const inForce = and(isNotNull(medicalReports.signedAt), isNull(medicalReports.invalidatedAt), isLatest)!;

/** The report in force of a visit, where it is coded and its visit insured. For a query of reports joined with their visits. */
export const billable = and(inForce, isNotNull(medicalReports.coding), insured)!;

/** Insured visits of a month by its first day. For a query of visits joined with their events. */
export const insuredIn = ({ profile }: InCenter, month: IsoDate) =>
  and(
    eq(events.medicalCenterId, profile.medicalCenterId),
    gte(events.beginAt, instantOf(month)),
    lt(events.beginAt, instantOf(addMonths(month, 1))),
    insured,
  );
