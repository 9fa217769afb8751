import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { allow } from "../access/allow.ts";
import type { Ctx } from "../context.ts";
import { anyOf } from "../db/any-of.ts";
import { batchPayments } from "../db/tables/batch-payments.ts";
import { batches } from "../db/tables/batches.ts";
import { insurerPayments } from "../db/tables/insurer-payments.ts";
import type { Invoice } from "../invoices/issue.ts";
import type { IsoDate } from "#rules/time/time.ts";
import { liveInvoices } from "./live-invoice.ts";

/** As many are listed of a month. */
const MOST_LISTED = 200;

/** The invoices that ask insurers for the care of a month, in the order of their numbers, at most 200. */
export async function listMonthInvoices(ctx: Ctx, month: IsoDate): Promise<Invoice[]> {
  allow(ctx, "insurer:read");
  const asked = await ctx.db
    .select({ id: insurerPayments.paymentId })
    .from(insurerPayments)
    .where(and(eq(insurerPayments.medicalCenterId, ctx.profile.medicalCenterId), eq(insurerPayments.month, month)))
    .orderBy(asc(insurerPayments.paymentId))
    .limit(MOST_LISTED);
  const live = await liveInvoices(
    ctx,
    asked.map(({ id }) => id),
  );
  return [...live.values()].sort((one, other) => one.id - other.id);
}

/** The invoices that ask for these batches, by batch. */
export async function invoicesOfBatches(
  ctx: Pick<Ctx, "db">,
  batchIds: readonly number[],
): Promise<Map<number, Invoice>> {
  const asked = await ctx.db.select().from(batchPayments).where(anyOf(batchPayments.batchId, batchIds));
  const live = await liveInvoices(
    ctx,
    asked.map(({ paymentId }) => paymentId),
  );
  return new Map(
    asked.flatMap(({ batchId, paymentId }) => {
      const invoice = live.get(paymentId);
      return invoice ? [[batchId, invoice] as const] : [];
    }),
  );
}

/** These runs' batches that no invoice asks for, counted by run, without those that the sum of their month covers. */
export async function countUninvoiced(ctx: Pick<Ctx, "db">, runs: readonly number[]): Promise<Map<number, number>> {
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
