import type { MedicalReportInput } from "#rules/inputs/medical-reports/medical-report.ts";
import { reportSummary } from "./report-summary.ts";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, localDate } from "#rules/time/time.ts";
import { codingInput } from "../coding/to-coding.ts";
import { diagramInput } from "./diagram.ts";
import type { WholeReport } from "./columns.ts";

/** The columns of a report's content, but for its diagram and its coding. */
export const valuesOf = ({
  procedure,
  duration,
  examinedAt,
  content,
  findings,
}: Omit<MedicalReportInput, "bodyDiagram" | "coding">) => ({
  procedureId: procedure,
  durationMinutes: duration,
  examinedAt,
  content,
  summary: reportSummary(content),
  findings,
});

/** The present content of a report, as its input. */
export const inputOf = ({
  procedureId,
  durationMinutes,
  examinedAt,
  content,
  bodyDiagram,
  findings,
  coding,
}: WholeReport): MedicalReportInput => ({
  procedure: procedureId,
  duration: durationMinutes,
  examinedAt,
  content,
  bodyDiagram: bodyDiagram && diagramInput(bodyDiagram),
  findings,
  coding: coding && codingInput(coding),
});

/** The visit whose care a report codes. */
export const aboutCoding = (
  {
    createdBy,
    patientAttendanceId,
    patientCardId,
  }: Pick<WholeReport, "createdBy" | "patientAttendanceId" | "patientCardId">,
  examinedAt: Date,
) => ({
  author: createdBy,
  attendance: patientAttendanceId,
  card: patientCardId,
  day: localDate(examinedAt),
});

/** The first moment after today. */
export const endOfToday = (now: Date) => instantOf(addDays(localDate(now), 1));
