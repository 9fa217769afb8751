import type { ReportCoding } from "#rules/insurance/report-coding.ts";
import type { IsoDate } from "#rules/time/time.ts";

/** A visit with the coding of its report. */
export type CodedVisit = {
  /** The visit itself, whose reports do not count against each other; null of a report of no visit. */
  attendance: number | null;
  card: number;
  day: IsoDate;
  coding: Pick<ReportCoding, "departmentId" | "operations" | "primaryDiagnosis" | "otherDiagnosis" | "ftVoucherId">;
};
