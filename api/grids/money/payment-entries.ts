import { and, asc, eq, exists, ne, or, sql } from "drizzle-orm";
import { paymentMethods, type PaymentMethod } from "#rules/codes.ts";
import { integer, oneOf } from "#rules/query.ts";
import { receiptNumber } from "#rules/cash/receipt-number.ts";
import type { InCenter } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { cashBoxes } from "../../core/db/tables/cash-boxes.ts";
import { cashEntries } from "../../core/db/tables/cash-entries.ts";
import { invoicePayments } from "../../core/db/tables/invoice-payments.ts";
import { invoices } from "../../core/db/tables/invoices.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { paymentEntries } from "../../core/db/tables/payment-entries.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { entriesInReach, paymentsInReach, whichPayments } from "../../payments/which.ts";
import { day, onDays } from "../days.ts";
import { defineGrid } from "../grid.ts";
import { nameOf, nameParts, payerOf } from "../names.ts";
import { linesOfPayment } from "./payments.ts";

const filters = { patientCard: integer, method: oneOf(...paymentMethods), from: day, to: day };

/** Amounts that came and were given back, a row for each entry, by its day: the rows that a month of accounts adds up. */
export const paymentEntryGrid = defineGrid<"paymentEntries", typeof filters>({
  name: "paymentEntries",
  permission: "payment:list",
  listed: "payment.listed",
  filters,
  table: paymentEntries,
  order: [paymentEntries.at, paymentEntries.id],
  sorts: { entered: [sql`${paymentEntries.at}`], amount: [sql`${paymentEntries.amount}`] },
  async reach(ctx, filters) {
    const reach = await paymentsInReach(ctx, filters);
    return reach && and(exists(ofPayment(ctx).where(and(isItsPayment, reach))), entriesInReach(ctx, filters));
  },
  where({ patientCard, method, from, to }, ctx) {
    const ofPatient = () => exists(ofPayment(ctx).where(and(isItsPayment, ...whichPayments({ patientCard }))));
    return [
      patientCard === undefined ? undefined : ofPatient(),
      method ? eq(paymentEntries.method, method) : undefined,
      ...onDays(paymentEntries.at, { from, to }),
    ];
  },
  async read(ctx, ids) {
    const rows = await ctx.db
      .select({
        entry: paymentEntries,
        payment: payments,
        lines: linesOfPayment,
        card: { uuid: patientCards.uuid, ...nameParts(patientCards) },
        by: nameParts(profiles),
        cash: cashEntries,
        box: cashBoxes.number,
      })
      .from(paymentEntries)
      .innerJoin(payments, eq(payments.id, paymentEntries.paymentId))
      .leftJoin(patientCards, eq(patientCards.id, payments.patientCardId))
      .leftJoin(profiles, eq(profiles.id, paymentEntries.profileId))
      .leftJoin(cashEntries, eq(cashEntries.paymentEntryId, paymentEntries.id))
      .leftJoin(cashBoxes, eq(cashBoxes.id, cashEntries.cashBoxId))
      .where(anyOf(paymentEntries.id, ids));
    const documents = await documentsOf(ctx, ids);
    return rows.map(({ entry, payment, lines, card, by, cash, box }) => {
      const { currency } = payment;
      const money = (amount: number) => ({ amount, currency });
      return {
        id: entry.id,
        entered: { at: entry.at.toISOString(), by: nameOf(by) },
        receipt: cash && { id: cash.id, number: receiptNumber(box!, cash) },
        documents: documents.get(entry.id) ?? null,
        payment: { id: payment.id, name: lines },
        payer: payerOf(card, payment.payer),
        method: entry.method as PaymentMethod,
        amount: money(entry.amount),
        rounding: entry.rounding === 0 ? null : money(entry.rounding),
        currency,
        symbol: payment.variableSymbol,
        reason: entry.reason,
      };
    });
  },
});

const isItsPayment = eq(payments.id, paymentEntries.paymentId);
const ofPayment = ({ db }: InCenter) => db.select({ id: payments.id }).from(payments).$dynamic();

/** The numbers of invoices and credit notes of the entries' payments, and of documents on advances that state them. */
async function documentsOf({ db }: InCenter, ids: readonly number[]) {
  const rows = await db
    .select({ id: paymentEntries.id, number: sql<string>`${invoices.content} ->> 'number'` })
    .from(paymentEntries)
    .innerJoin(invoicePayments, eq(invoicePayments.paymentId, paymentEntries.paymentId))
    .innerJoin(invoices, eq(invoices.id, invoicePayments.invoiceId))
    .where(
      and(
        anyOf(paymentEntries.id, ids),
        or(ne(invoices.kind, "ADVANCE"), sql`${paymentEntries.id} = any(${invoices.received})`),
      ),
    )
    .orderBy(asc(invoices.id));
  const numbers = new Map<number, string>();
  for (const { id, number } of rows) numbers.set(id, numbers.has(id) ? `${numbers.get(id)}, ${number}` : number);
  return numbers;
}
