import { and, desc, eq, lte } from "drizzle-orm";
import { defaultPatterns, seriesKinds, type InvoiceKind, type SeriesKind } from "#rules/invoices/number.ts";
import type { InCenter } from "../core/context.ts";
import { invoiceSeries } from "../core/db/tables/invoice-series.ts";

export type Series = Omit<typeof invoiceSeries.$inferSelect, "medicalCenterId">;

/** The runs of the centre's documents of a kind until a year, the latest first. */
export const listRuns = ({ db, profile }: InCenter, kind: InvoiceKind, year: number): Promise<Series[]> =>
  db
    .select()
    .from(invoiceSeries)
    .where(
      and(
        eq(invoiceSeries.medicalCenterId, profile.medicalCenterId),
        eq(invoiceSeries.kind, kind),
        lte(invoiceSeries.year, year),
      ),
    )
    .orderBy(desc(invoiceSeries.year), desc(invoiceSeries.first));

/**
 * The run that goes on in a year, by the runs until then. In a new year it has the pattern of the one before, and
 * begins with 1 unless its numbers are without the year.
 */
export function currentRun<K extends InvoiceKind>(
  [latest]: readonly Series[],
  kind: K,
  year: number,
): Series & { kind: K } {
  if (latest?.year === year) return { ...latest, kind };
  const first = latest?.yearDigits === 0 ? latest.last + 1 : 1;
  return { version: 0, ...defaultPatterns[kind], ...latest, kind, year, first, last: first - 1 };
}

/** The runs that go on in a year, of each kind whose series the centre sets. */
export async function listSeries(ctx: InCenter, year: number): Promise<(Series & { kind: SeriesKind })[]> {
  const series: (Series & { kind: SeriesKind })[] = [];
  for (const kind of seriesKinds) series.push(currentRun(await listRuns(ctx, kind, year), kind, year));
  return series;
}
