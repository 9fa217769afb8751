import { and, eq } from "drizzle-orm";
import { InvoiceSeriesInput } from "#rules/inputs/invoices/invoice-series.ts";
import {
  documentNumber,
  isOfInsurers,
  mayCoincide,
  seriesKinds,
  stemOf,
  type SeriesKind,
} from "#rules/invoices/number.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../../core/access/allow.ts";
import { readBilling } from "../../billing/read.ts";
import type { Ctx, InCenter } from "../../core/context.ts";
import { invoiceSeries } from "../../core/db/tables/invoice-series.ts";
import { Fault, fieldFault } from "../../core/fault.ts";
import { readInsuranceConfig } from "../../insurance/config.ts";
import { parse } from "../../core/parse.ts";
import { track } from "../../core/track.ts";
import { lockIssuer } from "../next-number.ts";
import { assertOwnNumbers } from "../../invoice-series/assert-own-numbers.ts";
import { currentRun, listRuns, type Series } from "../../invoice-series/current.ts";

/**
 * Sets the pattern of a kind's series and its next number, which is raised only (`numberLowered`). Numbers that another
 * series of the centre has or could give are refused (`seriesTaken`), and so are those of another centre of the company
 * (`seriesShared`). Issued documents keep theirs.
 */
export async function updateInvoiceSeries(
  ctx: Ctx,
  kind: SeriesKind,
  version: number,
  given: unknown,
): Promise<Series & { kind: SeriesKind }> {
  allow(ctx, "medicalCenter:write");
  const { next, ...pattern } = parse(InvoiceSeriesInput, given);
  await lockIssuer(ctx);
  const year = Number(localDate(ctx.now()).slice(0, 4));
  const runs = await listRuns(ctx, kind, year);
  const before = currentRun(runs, kind, year);
  if (before.version !== version) throw new Fault("stale");
  if (next <= before.last) throw fieldFault("next", "numberLowered");
  const after = { ...before, ...pattern, first: next, last: next - 1, version: version + 1 };
  await assertFree(ctx, after, runs);
  await assertOwnNumbers(ctx, (await readBilling(ctx)).companyNumber, [after]);
  await begin(ctx, before, after);
  const names = [before, after].map((run) => documentNumber(run, year, run.last + 1));
  await track(ctx, "medicalCenter.seriesSet", {
    entityId: ctx.profile.medicalCenterId,
    details: { kind, from: names[0]!, to: names[1]! },
  });
  return after;
}

/** Refuses a run whose numbers another kind could give, or that has numbers of a former run of its own kind. */
async function assertFree(ctx: InCenter, after: Series, runs: readonly Series[]) {
  const others: Series[] = [];
  for (const kind of seriesKinds) {
    if (kind === after.kind) continue;
    const former = await listRuns(ctx, kind, after.year);
    others.push(...former, currentRun(former, kind, after.year));
  }
  const used = runs.filter(({ first, last }) => last >= first);
  const isTaken =
    (isOfInsurers(after) && (await readInsuranceConfig(ctx)).active) ||
    others.some((one) => mayCoincide(one, after)) ||
    used.some((one) => (stemOf(one) === stemOf(after) ? repeats(one, after) : mayCoincide(one, after)));
  if (isTaken) throw fieldFault("prefix", "seriesTaken");
}

/** Numbers without the year come again in a later one, unless they go on. */
const repeats = (former: Series, after: Series) => after.yearDigits === 0 && after.first <= former.last;

/** Begins a run; one without a document gives way to it. */
async function begin({ db, profile: { medicalCenterId } }: InCenter, before: Series, after: Series) {
  if (before.last < before.first)
    await db
      .delete(invoiceSeries)
      .where(
        and(
          eq(invoiceSeries.medicalCenterId, medicalCenterId),
          eq(invoiceSeries.kind, before.kind),
          eq(invoiceSeries.year, before.year),
          eq(invoiceSeries.first, before.first),
          eq(invoiceSeries.version, before.version),
        ),
      );
  const [begun] = await db
    .insert(invoiceSeries)
    .values({ medicalCenterId, ...after })
    .onConflictDoNothing()
    .returning();
  if (!begun) throw new Fault("stale");
}
