import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { CreditNoteInput } from "#rules/inputs/invoice.ts";
import type { InvoiceContent } from "#rules/invoices/content.ts";
import { invoiceNumber } from "#rules/invoices/number.ts";
import { allow } from "../../access/allow.ts";
import type { Ctx, InCenter } from "../../context.ts";
import { changeOne } from "../../db/change-one.ts";
import { invoices } from "../../db/tables/invoices.ts";
import { payments } from "../../db/tables/payments.ts";
import { Fault, fieldFault } from "../../fault.ts";
import { parse } from "../../parse.ts";
import { enqueue } from "../../queue/queue.ts";
import { track } from "../../track.ts";
import { digestOf } from "../digest.ts";
import type { Invoice } from "../issue.ts";
import { nextNumber } from "../next-number.ts";
import { visibleInvoice } from "../read.ts";
import { creditedLines } from "./credited-lines.ts";
import { mayCredit } from "./may-credit.ts";

/**
 * Issues a credit note of chosen lines of an invoice, with the reason that it prints; lines that were given back are
 * refused at the field (`choiceInvalid`). Administrators correct any invoice, others their own on its day (`forbidden`).
 * The last lines take the rounding with them, and free the payment.
 */
export async function creditInvoice(ctx: Ctx, which: { id: number; version: number }, given: unknown) {
  allow(ctx, "invoice:credit");
  const { patientCardId, ...seen } = await visibleInvoice(ctx, which);
  if (seen.kind !== "INVOICE") throw new Fault("notFound");
  if (!mayCredit(ctx, seen)) throw new Fault("forbidden");
  // The payment first, as where an invoice is issued: neither waits for the other in a circle.
  const [payment] = await ctx.db.select().from(payments).where(eq(payments.id, seen.paymentId)).for("update");
  const invoice = await changeOne(ctx.db, invoices, which, {});
  if (!invoice) throw new Fault("stale");
  const { lines, reason } = parse(CreditNoteInput, given);
  const before = (await creditedLines(ctx, [invoice.id])).get(invoice.id) ?? [];
  const { content } = invoice;
  if (lines.some((at) => at >= content.lines.length || before.includes(at))) throw fieldFault("lines", "choiceInvalid");
  const isWhole = before.length + lines.length === content.lines.length;
  const note = await addCreditNote(ctx, { invoice, payment: payment! }, { lines, isWhole, reason });
  await enqueue(ctx.db, "storeInvoice", { invoice: note.id, medicalCenterId: note.medicalCenterId });
  await track(ctx, "invoice.credited", {
    entityId: note.id,
    patientCardId: patientCardId ?? undefined,
    details: { number: note.content.number, digest: note.digest },
  });
  return note;
}

/**
 * Stores the credit note of an invoice of a locked payment with the next number of its series. Parties, rates and the way
 * of payment are those of the invoice, whatever has changed since.
 */
export async function addCreditNote(
  ctx: InCenter & { profile: { id: number } },
  { invoice, payment }: { invoice: Invoice; payment: typeof payments.$inferSelect },
  { lines, isWhole, reason }: { lines: number[]; isWhole: boolean; reason: string },
): Promise<Invoice> {
  const { medicalCenterId, paymentId, content: corrected } = invoice;
  const { issuedOn, year, position } = await nextNumber(ctx, "CREDIT_NOTE");
  const uuid = randomUUID();
  const content: InvoiceContent = {
    ...corrected,
    lines: corrected.lines.filter((_line, at) => lines.includes(at)),
    rounding: isWhole ? corrected.rounding : 0,
    corrects: { number: corrected.number, uuid: invoice.uuid, issuedOn: invoice.issuedOn, reason },
    uuid,
    number: invoiceNumber(year, position, "CREDIT_NOTE"),
    issuedOn,
    suppliedOn: issuedOn,
    dueOn: issuedOn,
    paidOn: null,
    note: null,
  };
  const issued = { uuid, medicalCenterId, paymentId, year, position, issuedOn, content };
  const [note] = await ctx.db
    .insert(invoices)
    .values({
      ...issued,
      kind: "CREDIT_NOTE",
      correctsId: invoice.id,
      creditedLines: lines,
      digest: digestOf(issued),
      issuedAt: ctx.now(),
      issuedBy: ctx.profile.id,
    })
    .returning();
  if (isWhole) await changeOne(ctx.db, payments, payment, { invoicedAt: null });
  return note!;
}
