import { and, asc, eq, getTableColumns, isNull, max } from "drizzle-orm";
import { wholeMonthLine } from "#rules/insurance/batches/invoice-lines.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { InCenter } from "../core/context.ts";
import { batchPayments } from "../core/db/tables/batch-payments.ts";
import type { batchRuns } from "../core/db/tables/batch-runs.ts";
import { batches } from "../core/db/tables/batches.ts";
import { insurerPayments } from "../core/db/tables/insurer-payments.ts";
import { groupBy } from "../core/group-by.ts";
import type { Invoice } from "../invoices/issue.ts";
import { askInsurer, lineOf, type AskedLine } from "./ask-insurer.ts";
import { obstacleToInvoices } from "./obstacle.ts";
import { settledContracts, type SettledContract } from "./settled-contracts.ts";

type Issuing = InCenter & { profile: { id: number } };
type Batch = typeof batches.$inferSelect;

/** Public insurance; a sum of a month never covers contractual insurance and that of other countries. */
const PUBLIC = "1";

/**
 * Issues the invoices of a run: one for each contract and kind of insurance, with a line for each batch that no other
 * invoice asks for. A contract that is invoiced by the month asks for its sum instead, whatever the batches of public
 * insurance come to, but for care of before the last month that was invoiced so, and for correcting batches (Metodika,
 * III.2). Issues none of a run that is not to be invoiced, and where the centre cannot (`obstacleToInvoices`).
 */
export async function invoiceRun(
  ctx: Issuing,
  { id: runId, month, variant, invoiced }: Pick<typeof batchRuns.$inferSelect, "id" | "month" | "variant" | "invoiced">,
): Promise<Invoice[]> {
  if (!invoiced || (await obstacleToInvoices(ctx)) !== null) return [];
  const issued: Invoice[] = [];
  const issue = async (contract: SettledContract, insuranceVariant: Batch["insuranceVariant"], lines: AskedLine[]) => {
    if (lines.every(({ price }) => price === 0)) return;
    const { id: contractId, insurer } = contract;
    issued.push(await askInsurer(ctx, { contractId, insurer, runId, insuranceVariant, month, lines }));
  };
  const unasked = await unaskedOf(ctx, runId);
  const lastMonths = await lastWholeMonths(ctx);
  for (const contract of await settledContracts(ctx, month)) {
    const { id, expertise, monthPrice } = contract;
    const last = lastMonths.get(id) ?? null;
    const byMonth = variant === "REGULAR" && monthPrice !== null && (last === null || last <= month);
    if (byMonth && last !== month)
      await issue(contract, PUBLIC, [{ name: wholeMonthLine({ month, expertise }), price: monthPrice, batchId: null }]);
    const own = unasked.filter((batch) => batch.contractId === id);
    const charged = own.filter(({ insuranceVariant }) => !byMonth || insuranceVariant !== PUBLIC);
    for (const [variant, some] of groupBy(charged, ({ insuranceVariant }) => insuranceVariant)) {
      await issue(contract, variant, some.map(lineOf));
    }
  }
  return issued;
}

/** The batches of a run that no invoice asks for. */
const unaskedOf = (ctx: InCenter, run: number): Promise<Batch[]> =>
  ctx.db
    .select(getTableColumns(batches))
    .from(batches)
    .leftJoin(batchPayments, eq(batchPayments.batchId, batches.id))
    .where(and(eq(batches.runId, run), isNull(batchPayments.batchId)))
    .orderBy(asc(batches.sequenceId));

/** The last month that was invoiced as a whole, by contract. */
async function lastWholeMonths(ctx: InCenter): Promise<Map<number, IsoDate>> {
  const { contractId, month, medicalCenterId, wholeMonth } = insurerPayments;
  const rows = await ctx.db
    .select({ contractId, last: max(month) })
    .from(insurerPayments)
    .where(and(eq(medicalCenterId, ctx.profile.medicalCenterId), wholeMonth))
    .groupBy(contractId);
  return new Map(rows.map((row) => [row.contractId, row.last as IsoDate]));
}
