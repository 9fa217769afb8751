import { and, asc, eq } from "drizzle-orm";
import type { Settlement } from "#rules/invoices/content.ts";
import { addDays, addMonths } from "#rules/time/dates.ts";
import type { IsoDate } from "#rules/time/time.ts";
import type { InCenter } from "../core/context.ts";
import { batchPayments } from "../core/db/tables/batch-payments.ts";
import { batches } from "../core/db/tables/batches.ts";
import { insuranceContracts } from "../core/db/tables/insurance-contracts.ts";
import { insurerPayments } from "../core/db/tables/insurer-payments.ts";
import { paymentItems } from "../core/db/tables/payment-items.ts";
import { readInsuranceConfig } from "../insurance/config.ts";

type Asked = {
  paymentId: number;
  daysToDueDate: number;
  settlement: Settlement;
  lines: { name: string; price: number }[];
  /** The last day of care. */
  suppliedOn: IsoDate;
};

/** The content of the invoice of an insurer's payment, by its contract and its batches. */
export async function readAsked(ctx: InCenter, paymentId: number): Promise<Asked> {
  const [asked] = await ctx.db
    .select({ of: insurerPayments, contract: insuranceContracts })
    .from(insurerPayments)
    .innerJoin(insuranceContracts, eq(insuranceContracts.id, insurerPayments.contractId))
    .where(and(eq(insurerPayments.paymentId, paymentId)));
  const { of, contract } = asked!;
  const lines = await ctx.db
    .select({ name: paymentItems.name, price: paymentItems.price })
    .from(paymentItems)
    .where(eq(paymentItems.paymentId, paymentId))
    .orderBy(asc(paymentItems.position));
  const own = await ctx.db
    .select({ number: batches.sequenceId, points: batches.points, to: batches.periodTo, branch: batches.branch })
    .from(batchPayments)
    .innerJoin(batches, eq(batches.id, batchPayments.batchId))
    .where(eq(batchPayments.paymentId, paymentId))
    .orderBy(asc(batches.id));
  const { insurer, icz, healthcare, paymentVariant, daysToDueDate } = contract;
  const { insuranceVariant, month, wholeMonth } = of;
  const branch = own[0]?.branch ?? (await readInsuranceConfig(ctx)).vzp ?? `${icz.slice(0, 2)}00`;
  return {
    paymentId,
    daysToDueDate,
    settlement: {
      insurer,
      branch,
      icz,
      insuranceVariant,
      healthcare,
      paymentVariant,
      month,
      batches: wholeMonth ? null : own.map(({ number, points }) => ({ number, points })),
    },
    lines,
    suppliedOn: own.reduce(
      (last, { to }) => (to! > last ? to! : last),
      wholeMonth ? addDays(addMonths(month, 1), -1) : month,
    ),
  };
}
