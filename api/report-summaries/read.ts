import { and, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { reportSummaries } from "../core/db/tables/report-summaries.ts";
import { track } from "../core/track.ts";
import type { Summary } from "./scope.ts";

/** The latest summary of each card, of all reports or of some days, by the cards' ids. Each reading is recorded. */
const latestOf = (kind: "overall" | "range") =>
  async function readSummaries(ctx: Ctx, ids: readonly number[]): Promise<Map<number, Summary>> {
    allow(ctx, "medicalReport:read");
    const rows = await ctx.db
      .selectDistinctOn([reportSummaries.patientCardId])
      .from(reportSummaries)
      .where(
        sql`${anyOf(reportSummaries.patientCardId, ids)} and ${kind === "overall" ? isNull(reportSummaries.fromDay) : isNotNull(reportSummaries.fromDay)}`,
      )
      .orderBy(reportSummaries.patientCardId, desc(reportSummaries.id));
    for (const { id, patientCardId } of rows) await track(ctx, "reportsSummary.read", { entityId: id, patientCardId });
    return new Map(rows.map((row) => [row.patientCardId, row]));
  };
export const readOverall = latestOf("overall");
export const readOfRange = latestOf("range");

/** The summaries among these that are older than the reports: one was signed, declared invalid or valid again since. */
export async function readStale(ctx: Ctx, ids: readonly number[]): Promise<Map<number, boolean>> {
  allow(ctx, "medicalReport:read");
  const rows = await ctx.db
    .select({ id: reportSummaries.id })
    .from(reportSummaries)
    .leftJoin(
      medicalReports,
      and(
        eq(medicalReports.patientCardId, reportSummaries.patientCardId),
        or(
          isNull(reportSummaries.fromDay),
          sql`(${medicalReports.examinedAt} at time zone 'Europe/Prague')::date between ${reportSummaries.fromDay} and ${reportSummaries.toDay}`,
        ),
      ),
    )
    .where(anyOf(reportSummaries.id, ids))
    .groupBy(reportSummaries.id)
    .having(sql`bool_or(${medicalReports.signedAt} > ${reportSummaries.askedAt} or ${medicalReports.invalidatedAt} > ${reportSummaries.askedAt})
      or count(*) filter (where ${medicalReports.signedAt} is not null and ${medicalReports.invalidatedAt} is null) <> ${reportSummaries.reportsTotal}`);
  return new Map(rows.map(({ id }) => [id, true]));
}
