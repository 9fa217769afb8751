import { and, between, desc, eq, inArray, isNull } from "drizzle-orm";
import type { ReportSummaryFailure, ReportSummaryState } from "#rules/codes.ts";
import type { SourceReport } from "#rules/report-summaries/passages.ts";
import { addDays } from "#rules/time/dates.ts";
import { instantOf, type IsoDate } from "#rules/time/time.ts";
import type { Ctx } from "../core/context.ts";
import type { Db } from "../core/db/client.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { summaryConsents } from "../core/db/tables/summary-consents.ts";
import type { reportSummaries } from "../core/db/tables/report-summaries.ts";
import { inState } from "../medical-reports/state.ts";

export type Summary = typeof reportSummaries.$inferSelect;
export type DayRange = { from: IsoDate; to: IsoDate };

/** So many of the latest reports a summary is of at most; more are not read at a sitting by anybody. */
export const MOST_REPORTS = 100;

/** Why there is no summary, if it is known that none will come. */
export const failureOf = ({ readyAt, failure, cutOffAt }: Summary, now: Date): ReportSummaryFailure | null =>
  failure ?? (!readyAt && cutOffAt && cutOffAt <= now ? "CUT_OFF" : null);

export const stateOf = (summary: Summary, now: Date): ReportSummaryState =>
  failureOf(summary, now) ? "FAILED" : summary.readyAt ? "READY" : "ASKED";

/** Reports that count: signed ones that hold, examined on one of the days. */
export const counted = (patientCardId: number, range: DayRange | null) =>
  and(
    eq(medicalReports.patientCardId, patientCardId),
    inState.SIGNED,
    range
      ? between(
          medicalReports.examinedAt,
          instantOf(range.from),
          new Date(instantOf(addDays(range.to, 1)).getTime() - 1),
        )
      : undefined,
  );

/** These reports as a summary reads them, the oldest first; one that no longer holds is none. */
export async function listSources(db: Db, ids: number[]): Promise<SourceReport[]> {
  const rows = await db
    .select({ uuid: medicalReports.uuid, content: medicalReports.content })
    .from(medicalReports)
    .where(and(inArray(medicalReports.id, ids), inState.SIGNED))
    .orderBy(desc(medicalReports.examinedAt), desc(medicalReports.id));
  return rows.reverse();
}

/** A centre's consent to the model that the installation has now; one to another does not hold. */
export async function findSummaryConsent({ db, summariser }: Pick<Ctx, "db" | "summariser">, medicalCenterId: number) {
  if (!summariser) return null;
  const { address, model } = summariser;
  const [consent] = await db
    .select()
    .from(summaryConsents)
    .where(
      and(
        eq(summaryConsents.medicalCenterId, medicalCenterId),
        eq(summaryConsents.address, address),
        eq(summaryConsents.model, model),
        isNull(summaryConsents.withdrawnAt),
      ),
    )
    .orderBy(desc(summaryConsents.id))
    .limit(1);
  return consent ?? null;
}

export const endpointOf = ({ summariser }: Ctx) =>
  summariser && { address: summariser.address, model: summariser.model };
