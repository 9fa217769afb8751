import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { InvoiceContent } from "#rules/invoices/content.ts";
import { vatOf } from "#rules/money/vat-rates.ts";
import { findInsurer } from "#rules/patients/insurers.ts";
import { addDays } from "#rules/time/dates.ts";
import { issuerOf } from "../billing/issuer.ts";
import { readBilling } from "../billing/read.ts";
import type { InCenter } from "../core/context.ts";
import { payments } from "../core/db/tables/payments.ts";
import { addDocument } from "../invoices/add-document.ts";
import type { Invoice } from "../invoices/issue.ts";
import { enqueue } from "../core/queue/queue.ts";
import type { InsurerNumber } from "./next-number.ts";
import { readAsked } from "./read-asked.ts";

/**
 * Stores the invoice of a payment of an insurer with a number, which is its variable symbol and its number in the
 * F-dávka too. Care is exempt from VAT (§ 58 of act 235/2004), and the lines name no patient.
 */
export async function addInsurerInvoice(
  ctx: InCenter & { profile: { id: number } },
  paymentId: number,
  { issuedOn, year, position, number }: InsurerNumber,
): Promise<Invoice> {
  const { daysToDueDate, settlement, lines, suppliedOn } = await readAsked(ctx, paymentId);
  const billing = await readBilling(ctx);
  const { country, accountNumberCze: accountNumber, iban } = billing;
  const issuer = issuerOf(billing, suppliedOn);
  const vat = vatOf({
    rate: "ZERO",
    healthCare: true,
    whenUsed: false,
    vatPayer: issuer.vatPayer,
    country,
    suppliedOn,
  })!;
  const content: InvoiceContent = {
    corrects: null,
    settlement,
    uuid: randomUUID(),
    number,
    variableSymbol: number,
    issuedOn,
    suppliedOn,
    dueOn: addDays(issuedOn, daysToDueDate),
    paidOn: null,
    currency: "CZK",
    issuer,
    customer: customerOf(settlement.insurer),
    lines: lines.map((line) => ({ ...line, vat })),
    rounding: 0,
    payment: { method: "TRANSFER", accountNumber, iban },
    note: `IČZ ${settlement.icz}`,
  };
  const placed = [{ paymentId, lines: [...lines.keys()] }];
  const invoice = await addDocument(ctx, { year, position, content, placed }, { kind: "INSURER" });
  await ctx.db
    .update(payments)
    .set({ variableSymbol: number, invoicedAt: invoice.issuedAt })
    .where(eq(payments.id, paymentId));
  await enqueue(
    ctx.db,
    "storeInvoice",
    { invoice: invoice.id, medicalCenterId: invoice.medicalCenterId },
    { oneAtATime: "center" },
  );
  return invoice;
}

/** An insurer as a customer: the register of companies has its address. */
function customerOf(code: string): InvoiceContent["customer"] {
  const { name, companyNumber } = findInsurer(code)!;
  return {
    name,
    companyNumber: companyNumber ?? null,
    address: {},
    abroadAddress: null,
    country: "CZ",
    vatNumber: null,
  };
}
