import { and, inArray, notInArray, sql } from "drizzle-orm";
import type { ProfileCtx } from "../context.ts";
import { cashEntries } from "../db/tables/cash-entries.ts";
import { invoiceFiles } from "../db/tables/invoice-files.ts";
import { invoicePayments } from "../db/tables/invoice-payments.ts";
import { invoices } from "../db/tables/invoices.ts";
import { paymentEntries } from "../db/tables/payment-entries.ts";
import { paymentItems } from "../db/tables/payment-items.ts";
import { paymentReminders } from "../db/tables/payment-reminders.ts";
import { payments } from "../db/tables/payments.ts";
import { procedureVoucherEntries } from "../db/tables/procedure-voucher-entries.ts";
import { procedureVoucherServices } from "../db/tables/procedure-voucher-services.ts";
import { procedureVouchers } from "../db/tables/procedure-vouchers.ts";
import { storedPdf } from "../invoices/pdf/store-pdf.ts";

type Invoice = typeof invoices.$inferSelect;

/** The payments, invoices with their files, and vouchers of these cards, with their lines, ledgers and reminders. */
export async function copyMoney(ctx: ProfileCtx, cards: number[]) {
  const { db } = ctx;
  const charged = db.select({ id: payments.id }).from(payments).where(inArray(payments.patientCardId, cards));
  const received = db
    .select({ id: paymentEntries.id })
    .from(paymentEntries)
    .where(inArray(paymentEntries.paymentId, charged));
  const bought = db
    .select({ id: procedureVouchers.id })
    .from(procedureVouchers)
    .where(inArray(procedureVouchers.patientCardId, cards));
  const byId = sql`id`;
  const documented = db
    .select({ id: invoicePayments.invoiceId })
    .from(invoicePayments)
    .where(inArray(invoicePayments.paymentId, charged));
  const issued = await db.select().from(invoices).where(inArray(invoices.id, documented)).orderBy(byId);
  const placed = await db.select().from(invoicePayments).where(inArray(invoicePayments.paymentId, charged));
  const others = await db
    .selectDistinct({ id: invoicePayments.invoiceId })
    .from(invoicePayments)
    .where(and(inArray(invoicePayments.invoiceId, documented), notInArray(invoicePayments.paymentId, charged)));
  const shared = new Set(others.map(({ id }) => id));
  const own = issued.filter(({ id }) => !shared.has(id));
  for (const invoice of own) await storedPdf(ctx, invoice);
  const printed = own.map(({ id }) => id);
  return {
    payments: await db.select().from(payments).where(inArray(payments.patientCardId, cards)).orderBy(byId),
    paymentItems: await db.select().from(paymentItems).where(inArray(paymentItems.paymentId, charged)).orderBy(byId),
    paymentEntries: await db
      .select()
      .from(paymentEntries)
      .where(inArray(paymentEntries.paymentId, charged))
      .orderBy(byId),
    paymentReminders: await db
      .select()
      .from(paymentReminders)
      .where(inArray(paymentReminders.paymentId, charged))
      .orderBy(byId),
    cashEntries: await db.select().from(cashEntries).where(inArray(cashEntries.paymentEntryId, received)).orderBy(byId),
    invoices: issued.map((invoice) => (shared.has(invoice.id) ? ownPart(invoice, placed) : invoice)),
    invoicePayments: placed,
    invoiceFiles: await db.select().from(invoiceFiles).where(inArray(invoiceFiles.invoiceId, printed)),
    procedureVouchers: await db
      .select()
      .from(procedureVouchers)
      .where(inArray(procedureVouchers.patientCardId, cards))
      .orderBy(byId),
    procedureVoucherServices: await db
      .select()
      .from(procedureVoucherServices)
      .where(inArray(procedureVoucherServices.voucherId, bought))
      .orderBy(byId),
    procedureVoucherEntries: await db
      .select()
      .from(procedureVoucherEntries)
      .where(inArray(procedureVoucherEntries.voucherId, bought))
      .orderBy(byId),
  };
}

/** The part of an invoice with other patients that is of this one: none of their lines, and no sum or file of the whole. */
function ownPart({ id, kind, issuedOn, content }: Invoice, placed: readonly (typeof invoicePayments.$inferSelect)[]) {
  const { number, suppliedOn, currency, issuer, customer, lines } = content;
  const places = placed.flatMap(({ invoiceId, lines: own }) => (invoiceId === id ? own : []));
  const theirs = lines.filter((_line, at) => places.includes(at));
  return { id, kind, issuedOn, content: { number, issuedOn, suppliedOn, currency, issuer, customer, lines: theirs } };
}
