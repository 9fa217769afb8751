import type { MedicalReportInput } from "#rules/inputs/medical-report.ts";
import { reportSummary } from "#rules/report-summary.ts";
import { addDays, instantOf, localDate } from "#rules/time.ts";
import type { WholeReport } from "./scope.ts";

/** The columns of what a report says. */
export const valuesOf = ({ procedure, duration, examinedAt, content }: MedicalReportInput) => ({
  procedureId: procedure,
  durationMinutes: duration,
  examinedAt,
  content,
  summary: reportSummary(content),
});

/** What a report says now, as its input. */
export const inputOf = ({ procedureId, durationMinutes, examinedAt, content }: WholeReport): MedicalReportInput => ({
  procedure: procedureId,
  duration: durationMinutes,
  examinedAt,
  content,
});

/** The first moment after today. */
export const endOfToday = (now: Date) => instantOf(addDays(localDate(now), 1));
