import { and, eq, exists, gte, lte, or, sql } from "drizzle-orm";
import type { InvoiceKind } from "#rules/invoices/number.ts";
import { invoiceTotals, vatSums } from "#rules/invoices/vat-sums.ts";
import { localDate } from "#rules/time/time.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { invoicePayments } from "../../core/db/tables/invoice-payments.ts";
import { invoices } from "../../core/db/tables/invoices.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { creditedLines } from "../../invoices/credit/credited-lines.ts";
import { listPaymentsOf, type InvoicedPayment } from "../../invoices/issuing/payments-of.ts";
import { paymentsInReach } from "../../payments/which.ts";
import { day } from "../days.ts";
import { defineGrid } from "../grid.ts";
import { paidState } from "./paid-state.ts";

const filters = { from: day, to: day };

/**
 * Invoices, documents on advances and credit notes, whose amounts are negative, by the days of their issue, in the
 * reach of their payments; what the caller has issued today is there also for an older payment.
 */
export const invoiceGrid = defineGrid<"invoices", typeof filters>({
  name: "invoices",
  permission: "payment:list",
  listed: "invoice.listed",
  filters,
  table: invoices,
  order: [invoices.kind, invoices.year, invoices.position],
  // Each kind has numbers of its own: all of them together are in the order in which they were issued.
  sorts: { invoice: [sql`${invoices.issuedOn}`] },
  async reach(ctx) {
    const reach = await paymentsInReach(ctx, {});
    const reached = ctx.db
      .select({ id: payments.id })
      .from(payments)
      .innerJoin(invoicePayments, eq(invoicePayments.paymentId, payments.id))
      .where(and(eq(invoicePayments.invoiceId, invoices.id), reach));
    const issuedNow = and(eq(invoices.issuedBy, ctx.profile.id), eq(invoices.issuedOn, localDate(ctx.now())));
    return reach && or(exists(reached), issuedNow);
  },
  where: ({ from, to }) => [
    from ? gte(invoices.issuedOn, from) : undefined,
    to ? lte(invoices.issuedOn, to) : undefined,
  ],
  async read({ db }, ids) {
    const rows = await db.select().from(invoices).where(anyOf(invoices.id, ids));
    const charged = await listPaymentsOf({ db }, ids);
    const credited = await creditedLines({ db }, ids);
    return rows.map(({ id, kind, uuid, content }) => {
      const ofInvoice = charged.filter(({ invoiceId }) => invoiceId === id);
      const { currency } = content;
      const { payable, priceWithoutVat, vatPrice, rounding } = invoiceTotals(content);
      const outsideVat = vatSums(content.lines).find(({ zeroReason }) => zeroReason === "WHEN_USED")?.price ?? 0;
      const sign = kind === "CREDIT_NOTE" ? -1 : 1;
      const money = (amount: number) => ({ amount: sign * amount || 0, currency });
      return {
        id,
        invoice: { uuid, number: content.number },
        customer: content.customer.name,
        payment: { id: ofInvoice[0]!.id, name: content.lines.map(({ name }) => name).join(", ") },
        issuedOn: content.issuedOn,
        suppliedOn: content.suppliedOn,
        dueOn: content.dueOn,
        state: {
          ...paidState(kind === "ADVANCE" ? received(ofInvoice[0]!, payable) : together(ofInvoice)),
          credit: creditOf(kind, credited.get(id)?.length === content.lines.length),
        },
        total: money(payable),
        withoutVat: money(priceWithoutVat - outsideVat),
        vat: money(vatPrice),
        // Empty where there is none, as it is at nearly all.
        outsideVat: outsideVat === 0 ? null : money(outsideVat),
        rounding: money(rounding),
        currency,
        method: content.payment.method,
        symbol: content.variableSymbol,
      };
    });
  },
});

const creditOf = (kind: InvoiceKind, isCredited: boolean) => {
  if (kind === "CREDIT_NOTE") return "creditNote";
  return isCredited ? "credited" : null;
};

type State = Parameters<typeof paidState>[0];

/** The state of an advance of a payment: its money has come. */
const received = (payment: InvoicedPayment, amount: number): State => ({
  ...payment,
  price: amount,
  paid: amount,
  payedAt: payment.createdAt,
});

/** The state of the payments of an invoice as that of one. */
function together(charged: InvoicedPayment[]): State {
  const sum = (part: "price" | "paid") => charged.reduce((total, payment) => total + payment[part], 0);
  const owed = charged.find(({ payedAt }) => payedAt === null);
  return { ...(owed ?? charged[0]!), price: sum("price"), paid: sum("paid") };
}
