import { and, eq, isNull, sql, type SQL } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx, InCenter } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { batchPayments } from "../core/db/tables/batch-payments.ts";
import { batches } from "../core/db/tables/batches.ts";
import { insurerPayments } from "../core/db/tables/insurer-payments.ts";
import type { Invoice } from "../invoices/issue.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { liveInvoices } from "./live-invoices.ts";

/** As many are listed of a month. */
const MOST_LISTED = 200;

/** The invoices that ask insurers for the care of a month, in the order of their issue, at most 200. */
export function listMonthInvoices(ctx: Ctx, month: IsoDate): Promise<Invoice[]> {
  allow(ctx, "insurer:read");
  return liveInvoices(ctx, ofCenter(ctx, eq(insurerPayments.month, month))).limit(MOST_LISTED);
}

/** The invoices that ask for the batches of a run, or for the whole of its month. */
export const invoicesOfRun = (ctx: InCenter, runId: number): Promise<Invoice[]> =>
  liveInvoices(ctx, ofCenter(ctx, eq(insurerPayments.runId, runId)));

const ofCenter = ({ profile }: InCenter, more: SQL) =>
  and(eq(insurerPayments.medicalCenterId, profile.medicalCenterId), more)!;

/** The invoices that ask for these batches, by batch. */
export async function invoicesOfBatches(
  ctx: Pick<InCenter, "db">,
  batchIds: readonly number[],
): Promise<Map<number, Invoice>> {
  const asked = await ctx.db.select().from(batchPayments).where(anyOf(batchPayments.batchId, batchIds));
  const paymentIds = asked.map(({ paymentId }) => paymentId);
  const live = await liveInvoices(ctx, anyOf(insurerPayments.paymentId, paymentIds));
  const ofPayment = new Map(live.map((invoice) => [invoice.paymentId, invoice]));
  return new Map(
    asked.flatMap(({ batchId, paymentId }) => {
      const invoice = ofPayment.get(paymentId);
      return invoice ? [[batchId, invoice] as const] : [];
    }),
  );
}

/** These runs' batches that no invoice asks for, counted by run, without those that the sum of their month covers. */
export async function countUninvoiced(
  ctx: Pick<InCenter, "db">,
  runs: readonly number[],
): Promise<Map<number, number>> {
  const covered = sql`exists (select from ${insurerPayments} whole where whole.contract_id = ${batches.contractId}
    and whole.month = ${batches.month} and whole.insurance_variant = ${batches.insuranceVariant} and whole.whole_month)`;
  const rows = await ctx.db
    .select({ run: batches.runId, count: sql`count(*)`.mapWith(Number) })
    .from(batches)
    .leftJoin(batchPayments, eq(batchPayments.batchId, batches.id))
    .where(and(anyOf(batches.runId, runs), isNull(batchPayments.batchId), sql`${batches.price} > 0 and not ${covered}`))
    .groupBy(batches.runId);
  return new Map(rows.map(({ run, count }) => [run, count]));
}
