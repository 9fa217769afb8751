import { and, eq, inArray, isNull } from "drizzle-orm";
import type { ReportSummaryFailure } from "#rules/codes.ts";
import { whatHolds, type SummarySentence } from "#rules/report-summaries/check.ts";
import type { SourceReport } from "#rules/report-summaries/passages.ts";
import { bind, type Ctx } from "../core/context.ts";
import type { Db } from "../core/db/client.ts";
import { patientCards } from "../core/db/tables/patient-cards.ts";
import { relatedPersons } from "../core/db/tables/related-persons.ts";
import { reportSummaries } from "../core/db/tables/report-summaries.ts";
import { SummaryRefused } from "../core/outside/summariser.ts";
import { findSummaryConsent, listSources } from "./scope.ts";
import { cardAndMerged } from "../patients/merged-cards.ts";
import { numbered, withoutNames } from "./without-names.ts";

/** Longer than reading the reports, asking the model and storing its answer ever takes. */
const LONGEST_MS = 120_000;

export type Asked = { summary: number; medicalCenterId: number; reports: number[] };

/**
 * Has the model summarise pseudonymised reports, and stores the sentences that the reports support. No transaction
 * waits for the model. A transient fault is thrown, for another attempt, unless this is the last: that one records its
 * deadline before it begins, since a killed process reports nothing.
 */
export async function summariseReports(
  ctx: Ctx,
  { summary: id, medicalCenterId, reports: ids }: Asked,
  lastAttempt: boolean,
): Promise<void> {
  const inCenter = <T>(work: (db: Db) => Promise<T>) =>
    ctx.db.transaction(async (db) => {
      await bind(db, null, medicalCenterId);
      return work(db);
    });
  const change = (set: Partial<typeof reportSummaries.$inferInsert>) =>
    inCenter((db) => db.update(reportSummaries).set(set).where(eq(reportSummaries.id, id)));
  const fail = (failure: ReportSummaryFailure) => change({ failedAt: ctx.now(), failure });
  if (lastAttempt) await change({ cutOffAt: new Date(ctx.now().getTime() + LONGEST_MS) });
  const sources = await inCenter((db) => pseudonymised(db, id, ids));
  if (!sources) return;
  // It may have been withdrawn since, or the installation may have another model.
  if (!ctx.summariser || !(await inCenter((db) => findSummaryConsent({ ...ctx, db }, medicalCenterId))))
    return void (await fail("NOT_AGREED"));
  const modelInput = numbered(sources);
  try {
    const said = await ctx.summariser.summarise(modelInput.map(({ number, passage }) => ({ number, text: passage })));
    const cited = said.flatMap(({ text, passage: number }): SummarySentence[] => {
      const place = modelInput.find((one) => one.number === number.trim());
      return place ? [{ text: text.trim(), report: place.report, passage: place.passage }] : [];
    });
    const sentences = whatHolds(cited, sources).slice(0, 20);
    if (sentences.length === 0) return void (await fail("NOTHING_HOLDS"));
    await change({
      readyAt: ctx.now(),
      sentences,
      sentencesDropped: said.length - sentences.length,
      reportsRead: new Set(modelInput.map(({ report }) => report)).size,
    });
  } catch (refused) {
    if (!(refused instanceof SummaryRefused)) throw refused;
    if (refused.passing && !lastAttempt) throw refused;
    await fail(refused.reason);
  }
}

/** The pseudonymised reports; none for a finished summary. */
async function pseudonymised(db: Db, id: number, ids: number[]): Promise<SourceReport[] | null> {
  const [asked] = await db
    .select({ card: reportSummaries.patientCardId })
    .from(reportSummaries)
    .where(and(eq(reportSummaries.id, id), isNull(reportSummaries.readyAt), isNull(reportSummaries.failedAt)));
  if (!asked) return null;
  const cards = await db
    .select()
    .from(patientCards)
    .where(inArray(patientCards.id, await cardAndMerged({ db }, asked.card)));
  const related = await db.select().from(relatedPersons).where(eq(relatedPersons.patientCardId, asked.card));
  // A card that was merged into this one may know the patient by another name.
  return cards.reduce(
    (reports, card) => withoutNames({ ...card, relatedPersons: related }, reports),
    await listSources(db, ids),
  );
}
