import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { InCenter } from "../core/context.ts";
import { anyOf } from "../core/db/any-of.ts";
import { cashEntries } from "../core/db/tables/cash-entries.ts";
import { invoiceFiles } from "../core/db/tables/invoice-files.ts";
import { invoicePayments } from "../core/db/tables/invoice-payments.ts";
import { invoices } from "../core/db/tables/invoices.ts";
import { paymentEntries } from "../core/db/tables/payment-entries.ts";
import { paymentItems } from "../core/db/tables/payment-items.ts";
import { paymentReminders } from "../core/db/tables/payment-reminders.ts";
import { payments } from "../core/db/tables/payments.ts";
import { procedureVoucherEntries } from "../core/db/tables/procedure-voucher-entries.ts";
import { procedureVoucherServices } from "../core/db/tables/procedure-voucher-services.ts";
import { procedureVouchers } from "../core/db/tables/procedure-vouchers.ts";
import { storedPdf } from "../invoices/pdf/store-pdf.ts";
import type { Storing } from "../core/transactions-of.ts";
import { among, of, type Cards } from "./among.ts";

type Invoice = typeof invoices.$inferSelect;

const chargedTo = ({ db }: InCenter, cards: readonly number[]) =>
  db.select({ id: payments.id }).from(payments).where(anyOf(payments.patientCardId, cards));

const documentedFor = (ctx: InCenter, cards: readonly number[]) =>
  ctx.db
    .select({ id: invoicePayments.invoiceId })
    .from(invoicePayments)
    .where(inArray(invoicePayments.paymentId, chargedTo(ctx, cards)));

/** Stores the PDFs of these cards' invoices that have none yet. */
export async function storeInvoicesOf(ctx: Storing, cards: readonly number[]) {
  const unstored = await ctx.db
    .select({ invoice: invoices })
    .from(invoices)
    .leftJoin(invoiceFiles, eq(invoiceFiles.invoiceId, invoices.id))
    .where(and(inArray(invoices.id, documentedFor(ctx, cards)), isNull(invoiceFiles.invoiceId)))
    .orderBy(asc(invoices.id));
  for (const { invoice } of unstored) await storedPdf(ctx, invoice);
}

/** The payments, invoices with their files, and vouchers of these cards, with their lines, ledgers and reminders. */
export async function readMoney(ctx: InCenter, cards: readonly number[]) {
  const { db } = ctx;
  const charged = chargedTo(ctx, cards);
  const documented = documentedFor(ctx, cards);
  const received = db
    .select({ id: paymentEntries.id })
    .from(paymentEntries)
    .where(inArray(paymentEntries.paymentId, charged));
  const isBought = anyOf(procedureVouchers.patientCardId, cards);
  const bought = db.select({ id: procedureVouchers.id }).from(procedureVouchers).where(isBought);
  return {
    payments: await db.select().from(payments).where(anyOf(payments.patientCardId, cards)).orderBy(asc(payments.id)),
    paymentItems: await db
      .select()
      .from(paymentItems)
      .where(inArray(paymentItems.paymentId, charged))
      .orderBy(asc(paymentItems.id)),
    paymentEntries: await db
      .select()
      .from(paymentEntries)
      .where(inArray(paymentEntries.paymentId, charged))
      .orderBy(asc(paymentEntries.id)),
    paymentReminders: await db
      .select()
      .from(paymentReminders)
      .where(inArray(paymentReminders.paymentId, charged))
      .orderBy(asc(paymentReminders.id)),
    cashEntries: await db
      .select()
      .from(cashEntries)
      .where(inArray(cashEntries.paymentEntryId, received))
      .orderBy(asc(cashEntries.id)),
    invoices: await db.select().from(invoices).where(inArray(invoices.id, documented)).orderBy(asc(invoices.id)),
    /** Of the invoices, also for payments of other patients. */
    invoicePayments: await db.select().from(invoicePayments).where(inArray(invoicePayments.invoiceId, documented)),
    invoiceFiles: await db.select().from(invoiceFiles).where(inArray(invoiceFiles.invoiceId, documented)),
    procedureVouchers: await db.select().from(procedureVouchers).where(isBought).orderBy(asc(procedureVouchers.id)),
    procedureVoucherServices: await db
      .select()
      .from(procedureVoucherServices)
      .where(inArray(procedureVoucherServices.voucherId, bought))
      .orderBy(asc(procedureVoucherServices.id)),
    procedureVoucherEntries: await db
      .select()
      .from(procedureVoucherEntries)
      .where(inArray(procedureVoucherEntries.voucherId, bought))
      .orderBy(asc(procedureVoucherEntries.id)),
  };
}

/** Those of one patient: of an invoice with other patients the own part alone. */
export function moneyOf(all: Awaited<ReturnType<typeof readMoney>>, cards: Cards) {
  const charged = of(all.payments, cards);
  const payment = idsOf(charged);
  const entries = among(all.paymentEntries, "paymentId", payment);
  const placed = among(all.invoicePayments, "paymentId", payment);
  const documented = new Set(placed.map(({ invoiceId }) => invoiceId));
  const shared = new Set(
    all.invoicePayments.filter(({ paymentId }) => !payment.has(paymentId)).map(({ invoiceId }) => invoiceId),
  );
  const bought = of(all.procedureVouchers, cards);
  const voucher = idsOf(bought);
  return {
    payments: charged,
    paymentItems: among(all.paymentItems, "paymentId", payment),
    paymentEntries: entries,
    paymentReminders: among(all.paymentReminders, "paymentId", payment),
    cashEntries: among(all.cashEntries, "paymentEntryId", idsOf(entries)),
    invoices: among(all.invoices, "id", documented).map((invoice) =>
      shared.has(invoice.id) ? ownPart(invoice, placed) : invoice,
    ),
    invoicePayments: placed,
    invoiceFiles: among(all.invoiceFiles, "invoiceId", documented).filter(({ invoiceId }) => !shared.has(invoiceId)),
    procedureVouchers: bought,
    procedureVoucherServices: among(all.procedureVoucherServices, "voucherId", voucher),
    procedureVoucherEntries: among(all.procedureVoucherEntries, "voucherId", voucher),
  };
}

const idsOf = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id));

/** The part of an invoice with other patients that is of this one: none of their lines, and no sum or file of the whole. */
function ownPart({ id, kind, issuedOn, content }: Invoice, placed: readonly (typeof invoicePayments.$inferSelect)[]) {
  const { number, suppliedOn, currency, issuer, customer, lines } = content;
  const places = placed.flatMap(({ invoiceId, lines: own }) => (invoiceId === id ? own : []));
  const theirs = lines.filter((_line, at) => places.includes(at));
  return { id, kind, issuedOn, content: { number, issuedOn, suppliedOn, currency, issuer, customer, lines: theirs } };
}
