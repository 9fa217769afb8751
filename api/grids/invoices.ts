import { and, eq, exists, gte, lte, sql } from "drizzle-orm";
import { invoiceTotals } from "#rules/invoices/vat-sums.ts";
import { anyOf } from "../db/any-of.ts";
import { invoices } from "../db/tables/invoices.ts";
import { payments } from "../db/tables/payments.ts";
import { paymentsInReach } from "../payments/which.ts";
import { day } from "./days.ts";
import { defineGrid } from "./grid.ts";
import { linesOfPayment } from "./payments.ts";
import { paidState } from "./paid-state.ts";

const filters = { from: day, to: day };

/** Invoices and credit notes, whose amounts are negative, by the days of their issue, in the reach of their payments. */
export const invoiceGrid = defineGrid<"invoices", typeof filters>({
  name: "invoices",
  permission: "payment:list",
  listed: "invoice.listed",
  filters,
  table: invoices,
  order: [invoices.kind, invoices.year, invoices.position],
  sorts: { invoice: [sql`${invoices.kind}`, sql`${invoices.year}`, sql`${invoices.position}`] },
  async reach(ctx) {
    const reach = await paymentsInReach(ctx, {});
    const reached = and(eq(payments.id, invoices.paymentId), reach);
    return reach && exists(ctx.db.select({ id: payments.id }).from(payments).where(reached));
  },
  where: ({ from, to }) => [
    from ? gte(invoices.issuedOn, from) : undefined,
    to ? lte(invoices.issuedOn, to) : undefined,
  ],
  async read({ db }, ids) {
    const rows = await db
      .select({
        id: invoices.id,
        kind: invoices.kind,
        uuid: invoices.uuid,
        content: invoices.content,
        payment: payments,
        lines: linesOfPayment,
      })
      .from(invoices)
      .innerJoin(payments, eq(payments.id, invoices.paymentId))
      .where(anyOf(invoices.id, ids));
    return rows.map(({ id, kind, uuid, content, payment, lines }) => {
      const { currency } = content;
      const { payable, priceWithoutVat, vatPrice, rounding } = invoiceTotals(content);
      const sign = kind === "CREDIT_NOTE" ? -1 : 1;
      const money = (amount: number) => ({ amount: sign * amount || 0, currency });
      return {
        id,
        invoice: { uuid, number: content.number },
        customer: content.customer.name,
        payment: { id: payment.id, name: lines },
        issuedOn: content.issuedOn,
        suppliedOn: content.suppliedOn,
        dueOn: content.dueOn,
        state: paidState(payment),
        total: money(payable),
        withoutVat: money(priceWithoutVat),
        vat: money(vatPrice),
        rounding: money(rounding),
        currency,
        method: content.payment.method,
        symbol: content.variableSymbol,
      };
    });
  },
});
