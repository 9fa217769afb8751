import type { MedicalReportInput } from "#rules/inputs/medical-reports/medical-report.ts";
import { reportSummary } from "./report-summary.ts";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, localDate } from "#rules/time/time.ts";
import { diagramInput } from "./diagram.ts";
import type { WholeReport } from "./columns.ts";

/** The columns of a report's content. */
export const valuesOf = ({
  procedure,
  duration,
  examinedAt,
  content,
  findings,
}: Omit<MedicalReportInput, "bodyDiagram">) => ({
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
}: WholeReport): MedicalReportInput => ({
  procedure: procedureId,
  duration: durationMinutes,
  examinedAt,
  content,
  bodyDiagram: bodyDiagram && diagramInput(bodyDiagram),
  findings,
});

/** The first moment after today. */
export const endOfToday = (now: Date) => instantOf(addDays(localDate(now), 1));
