import { and, getTableColumns, isNotNull } from "drizzle-orm";
import type { CodingFault } from "#rules/insurance/coding-faults.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { billingFacts } from "./billing-facts.ts";
import { visitFaults } from "./visit-faults.ts";

/** The faults of coded reports, by their ids; a report without a coding is left out. */
export async function reportFaults(ctx: Ctx, ids: readonly number[]): Promise<Map<number, CodingFault[]>> {
  allow(ctx, "medicalReport:read");
  const { id, patientCardId, patientAttendanceId, examinedAt, coding } = getTableColumns(medicalReports);
  const reports = await ctx.db
    .select({ id, card: patientCardId, attendance: patientAttendanceId, examinedAt, coding })
    .from(medicalReports)
    .where(and(anyOf(id, ids), isNotNull(coding)));
  if (reports.length === 0) return new Map();
  const visits = reports.map((report) => ({ ...report, day: localDate(report.examinedAt), coding: report.coding! }));
  const facts = await billingFacts(ctx, visits);
  return new Map(visits.map((visit, at) => [visit.id, visitFaults(visit, facts[at]!)]));
}
