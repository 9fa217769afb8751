import { desc } from "drizzle-orm";
import { SummaryRangeInput } from "#rules/inputs/medical-reports/report-summary.ts";
import { extractOf } from "#rules/report-summaries/extract.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { medicalReports } from "../core/db/tables/medical-reports.ts";
import { reportSummaries } from "../core/db/tables/report-summaries.ts";
import { Fault } from "../core/fault.ts";
import { enqueue } from "../core/queue/queue.ts";
import { parse } from "../core/parse.ts";
import { visibleCard } from "../patients/visible-card.ts";
import { track } from "../core/track.ts";
import { findSummaryConsent, counted, MOST_REPORTS, listSources, type DayRange, type Summary } from "./scope.ts";

/**
 * Summarises a patient's reports, all of them or those of some days: by their own sentences at once, or by the model to
 * which the centre has consented, in a job.
 */
export async function askSummary(ctx: Ctx, patientCard: number, dateRange: DayRange | null): Promise<Summary> {
  allow(ctx, "medicalReport:read");
  const card = await visibleCard(ctx, { id: patientCard });
  const range = dateRange && parse(SummaryRangeInput(localDate(ctx.now())), dateRange);
  const which = counted(card.id, range);
  const reportsTotal = await ctx.db.$count(medicalReports, which);
  if (reportsTotal === 0) throw new Fault("nothingToSummarise");
  const latest = await ctx.db
    .select({ id: medicalReports.id })
    .from(medicalReports)
    .where(which)
    .orderBy(desc(medicalReports.examinedAt), desc(medicalReports.id))
    .limit(MOST_REPORTS);
  const ids = latest.map(({ id }) => id);
  const consent = await findSummaryConsent(ctx, ctx.profile.medicalCenterId);
  const asked = {
    medicalCenterId: ctx.profile.medicalCenterId,
    patientCardId: card.id,
    fromDay: range?.from ?? null,
    toDay: range?.to ?? null,
    askedAt: ctx.now(),
    askedBy: ctx.profile.id,
    reportsRead: ids.length,
    reportsTotal,
  };
  const made = consent
    ? { source: "MODEL" as const, model: consent.model }
    : { source: "EXTRACT" as const, readyAt: ctx.now(), sentences: extractOf(await listSources(ctx.db, ids)) };
  const [summary] = await ctx.db
    .insert(reportSummaries)
    .values({ ...asked, ...made })
    .returning();
  await track(ctx, "medicalReport.read", { patientCardId: card.id, details: { medicalReports: ids } });
  await track(ctx, "reportsSummary.asked", {
    entityId: summary!.id,
    patientCardId: card.id,
    details: consent ? { source: "MODEL", address: consent.address, model: consent.model } : { source: "EXTRACT" },
  });
  if (consent)
    await enqueue(
      ctx.db,
      "summariseReports",
      { summary: summary!.id, medicalCenterId: asked.medicalCenterId, reports: ids },
      { maxAttempts: 3, oneAtATime: "center" },
    );
  return summary!;
}
