import { eq, inArray, sql } from "drizzle-orm";
import type { ProfileCtx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { batchReports } from "../../core/db/tables/batch-reports.ts";
import { medicalReports } from "../../core/db/tables/medical-reports.ts";
import { patientAttendances } from "../../core/db/tables/patient-attendances.ts";

/** The visits of documents by the reports that these billed, locked in the order of their ids. */
export const lockVisitsOf = ({ db }: ProfileCtx, documents: readonly number[]) =>
  db
    .select()
    .from(patientAttendances)
    .where(
      inArray(
        patientAttendances.id,
        db
          .select({ id: medicalReports.patientAttendanceId })
          .from(batchReports)
          .innerJoin(medicalReports, eq(medicalReports.id, batchReports.reportId))
          .where(anyOf(batchReports.documentId, documents)),
      ),
    )
    .orderBy(patientAttendances.id)
    .for("no key update");

/**
 * Marks the visits of documents as billed by these again; those that another document bills by now, or that no insurer
 * pays, stay as they are.
 */
export const putVisitsBack = ({ db }: ProfileCtx, documents: readonly number[]) =>
  db.execute(
    sql`update patient_attendances set billed_document_id = billed.document
      from (select medical_reports.patient_attendance_id as visit, min(batch_reports.document_id) as document
        from batch_reports join medical_reports on medical_reports.id = batch_reports.report_id
        where batch_reports.document_id = any(${sql.param(documents)}::integer[]) group by 1) as billed
      where patient_attendances.id = billed.visit and billed_document_id is null
        and state = 'PRESENT' and (on_ft_voucher or on_insurer)`,
  );
