import { randomUUID } from "node:crypto";
import { InvoiceCustomerInput, type InvoiceCustomer } from "#rules/inputs/invoices/invoice.ts";
import { advanceLines } from "#rules/invoices/advance-lines.ts";
import type { InvoiceContent } from "#rules/invoices/content.ts";
import { paidByMethods, sumOfRoundings } from "#rules/invoices/paid-by.ts";
import { allow } from "../../core/access/allow.ts";
import { issuerOf } from "../../billing/issuer.ts";
import { readBilling } from "../../billing/read.ts";
import type { Ctx, InCenter } from "../../core/context.ts";
import { changeOne } from "../../core/db/change-one.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { Fault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { listAdvances } from "../../payments/advances.ts";
import { lockPayment } from "../../payments/lock-payment.ts";
import { enqueue } from "../../core/queue/queue.ts";
import { track } from "../../core/track.ts";
import { addDocument } from "../add-document.ts";
import type { Invoice } from "../issue.ts";
import { assertCustomer, readCustomer } from "../issuing/parties.ts";
import { readLines } from "../issuing/supplied-lines.ts";
import { nextNumber } from "../next-number.ts";
import { customerOfAdvances } from "./customer-of-advances.ts";
import { unstatedAdvances } from "./unstated.ts";

/**
 * Issues the document on the first advance of a payment that none states (`noAdvance` where there is none), to the
 * customer of those before it. Its lines are those of the payment, each with its part of the money.
 */
export async function issueAdvance(
  ctx: Ctx,
  which: { id: number; version: number },
  given: { customer?: object | null },
): Promise<Invoice> {
  allow(ctx, "invoice:write");
  const asked = given.customer ? parse(InvoiceCustomerInput, given.customer) : null;
  const payment = await lockPayment(ctx, which);
  const document = await addAdvance(ctx, payment, asked);
  await changeOne(ctx.db, payments, which, {});
  await enqueue(
    ctx.db,
    "storeInvoice",
    { invoice: document.id, medicalCenterId: document.medicalCenterId },
    { oneAtATime: "center" },
  );
  await track(ctx, "invoice.issued", {
    entityId: document.id,
    patientCardId: payment.patientCardId ?? undefined,
    details: { number: document.content.number, digest: document.digest },
  });
  return document;
}

/** Stores the document on the first advance of a locked payment with the next number, and all that it prints. */
export async function addAdvance(
  ctx: InCenter & { profile: { id: number } },
  payment: typeof payments.$inferSelect,
  asked: InvoiceCustomer | null = null,
): Promise<Invoice> {
  const { issuedOn, year, position, number } = await nextNumber(ctx, "ADVANCE");
  const billing = await readBilling(ctx);
  const advance = (await unstatedAdvances(ctx, [payment], billing)).get(payment.id);
  if (!advance) throw new Fault("noAdvance");
  const { receivedOn, amount, entries } = advance;
  const before = await listAdvances(ctx, [payment.id]);
  const party = await readCustomer(ctx, [payment], billing.country, customerOfAdvances(before, asked));
  const supplied = [{ payment, suppliedOn: receivedOn }];
  const { lines, placed } = await readLines(ctx, supplied, { billing, visits: new Map() });
  const paidBy = paidByMethods(entries);
  const content: InvoiceContent = {
    corrects: null,
    onAdvance: true,
    uuid: randomUUID(),
    number,
    variableSymbol: payment.variableSymbol,
    issuedOn,
    suppliedOn: receivedOn,
    dueOn: issuedOn,
    paidOn: receivedOn,
    currency: payment.currency,
    issuer: issuerOf(billing, receivedOn),
    ...party,
    lines: advanceLines(
      amount,
      lines,
      before.map((one) => one.content),
    ),
    rounding: sumOfRoundings(entries),
    ...(paidBy.length > 1 && { paidBy }),
    payment: { method: entries.at(-1)!.method, accountNumber: billing.accountNumberCze, iban: billing.iban },
  };
  if (before.length === 0) assertCustomer(content, asked);
  const received = entries.map(({ id }) => id);
  return addDocument(ctx, { year, position, content, placed }, { kind: "ADVANCE", received });
}
