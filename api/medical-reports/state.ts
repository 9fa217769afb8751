import { and, isNotNull, isNull } from "drizzle-orm";
import type { MedicalReportState } from "#rules/codes.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import type { MedicalReport } from "./columns.ts";

export const notRemoved = isNull(medicalReports.removedAt);

/** Each state as a condition on the row; stateOf answers the same of one. */
export const inState = {
  DRAFT: and(isNull(medicalReports.signedAt), notRemoved)!,
  SIGNED: and(isNotNull(medicalReports.signedAt), isNull(medicalReports.invalidatedAt))!,
  INVALID: isNotNull(medicalReports.invalidatedAt),
  REMOVED: isNotNull(medicalReports.removedAt),
};

export function stateOf({ signedAt, invalidatedAt, removedAt }: MedicalReport): MedicalReportState {
  if (removedAt) return "REMOVED";
  if (invalidatedAt) return "INVALID";
  return signedAt ? "SIGNED" : "DRAFT";
}
