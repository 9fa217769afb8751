import { mayCoincide, type SeriesKind } from "#rules/invoices/number.ts";
import { localDate } from "#rules/time/time.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { sisterPatterns } from "../../invoice-series/assert-own-numbers.ts";
import { listSeries, type Series } from "../../invoice-series/current.ts";

export type ListedSeries = Series & {
  kind: SeriesKind;
  /** True where another centre of the company has such numbers: it began before both had an administrator in common. */
  shared: boolean;
};

/** This year's series of each kind. */
export async function listInvoiceSeries(ctx: Ctx): Promise<ListedSeries[]> {
  allow(ctx, "medicalCenter:write");
  const sisters = await sisterPatterns(ctx);
  const series = await listSeries(ctx, Number(localDate(ctx.now()).slice(0, 4)));
  return series.map((own) => ({ ...own, shared: sisters.some((theirs) => mayCoincide(own, theirs)) }));
}
