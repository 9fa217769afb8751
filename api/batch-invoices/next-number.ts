import { isOfInsurers, MOST_INSURER_DIGITS } from "#rules/invoices/number.ts";
import { localDate, type IsoDate } from "#rules/time/time.ts";
import type { InCenter } from "../core/context.ts";
import { invoiceSeries } from "../core/db/tables/invoice-series.ts";
import { lockNumbers, nextNumbers, setNumbers } from "../insurance/numbers.ts";
import { currentRun, listRuns, listSeries } from "../invoice-series/current.ts";
import { lockIssuer } from "../invoices/next-number.ts";

export type InsurerNumber = { issuedOn: IsoDate; year: number; position: number; number: string };

/**
 * The day of issue of an invoice to an insurer, and its number: the next one that is set with the numbers of batches.
 * One that was raised begins a new run of its series, so that what is skipped is no gap.
 */
export async function nextInsurerNumber(ctx: InCenter): Promise<InsurerNumber> {
  const { fBatch: position } = await lockNumbers(ctx);
  await lockIssuer(ctx);
  const issuedOn = localDate(ctx.now());
  const year = Number(issuedOn.slice(0, 4));
  const latest = currentRun(await listRuns(ctx, "INSURER", year), "INSURER", year);
  const run = latest.last + 1 === position ? latest : { ...latest, first: position };
  await ctx.db
    .insert(invoiceSeries)
    .values({ medicalCenterId: ctx.profile.medicalCenterId, ...run, last: position })
    .onConflictDoUpdate({
      target: [invoiceSeries.medicalCenterId, invoiceSeries.kind, invoiceSeries.year, invoiceSeries.first],
      set: { last: position },
    });
  await setNumbers(ctx, { fBatch: position + 1 });
  return { issuedOn, year, position, number: String(position) };
}

/** True where the series of other invoices could give the number of one to an insurer, or its digits are used up. */
export async function lacksNumbers(ctx: InCenter): Promise<boolean> {
  const series = await listSeries(ctx, Number(localDate(ctx.now()).slice(0, 4)));
  const { fBatch } = await nextNumbers(ctx);
  return series.some(isOfInsurers) || String(fBatch).length > MOST_INSURER_DIGITS;
}
