import { randomUUID } from "node:crypto";
import { asc, sql } from "drizzle-orm";
import { CreditNoteInput } from "#rules/inputs/invoices/invoice.ts";
import type { InvoiceContent } from "#rules/invoices/content.ts";
import { isCreditedWhole } from "#rules/invoices/is-credited-whole.ts";
import { allow } from "../../core/access/allow.ts";
import type { Ctx, InCenter } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { changeOne } from "../../core/db/change-one.ts";
import { invoices } from "../../core/db/tables/invoices.ts";
import { payments } from "../../core/db/tables/payments.ts";
import { waiveGone } from "../../payments/visits/waive.ts";
import { Fault, fieldFault } from "../../core/fault.ts";
import { parse } from "../../core/parse.ts";
import { enqueue } from "../../core/queue/queue.ts";
import { trackCards } from "../../core/track.ts";
import { addDocument } from "../add-document.ts";
import type { Invoice } from "../issue.ts";
import { listPaymentsOf, type InvoicedPayment } from "../issuing/payments-of.ts";
import { nextNumber } from "../next-number.ts";
import { visibleInvoice } from "../read.ts";
import { creditedLines } from "./credited-lines.ts";
import { mayCredit } from "./may-credit.ts";

/**
 * Issues a credit note of chosen lines of an invoice, with the reason that it prints; lines that were given back are
 * refused at the field (`choiceInvalid`), and so is a part of what is given back whole (is-credited-whole.ts). A
 * document on an advance waits until the invoice that deducts it was given back (`paymentInvoiced`). Administrators
 * correct any document, others their own on its day (`forbidden`); one to an insurer is returned (`insurerInvoice`).
 * The last lines take the rounding with them; the last ones of a payment free it.
 */
export async function creditInvoice(ctx: Ctx, which: { id: number; version: number }, given: unknown) {
  allow(ctx, "invoice:credit");
  const seen = await visibleInvoice(ctx, which);
  if (seen.kind === "CREDIT_NOTE") throw new Fault("notFound");
  if (seen.kind === "INSURER") throw new Fault("insurerInvoice");
  if (!mayCredit(ctx, seen)) throw new Fault("forbidden");
  // The payments first, as where an invoice is issued: neither waits for the other in a circle.
  const charged = await listPaymentsOf(ctx, [seen.id]);
  const locked = await lockInOrder(ctx, charged);
  if (seen.kind === "ADVANCE" && locked.some(({ invoicedAt }) => invoicedAt)) throw new Fault("paymentInvoiced");
  const invoice = await changeOne(ctx.db, invoices, which, {});
  if (!invoice) throw new Fault("stale");
  const { lines, reason } = parse(CreditNoteInput, given);
  const before = (await creditedLines(ctx, [invoice.id])).get(invoice.id) ?? [];
  const { content } = invoice;
  const isPart = isCreditedWhole(content) && lines.length < content.lines.length;
  if (isPart || lines.some((at) => at >= content.lines.length || before.includes(at)))
    throw fieldFault("lines", "choiceInvalid");
  const note = await addCreditNote(ctx, { invoice, charged, before }, { lines, reason });
  await enqueue(
    ctx.db,
    "storeInvoice",
    { invoice: note.id, medicalCenterId: note.medicalCenterId },
    { oneAtATime: "center" },
  );
  const theirs = charged.filter(({ lines: own }) => own.some((at) => lines.includes(at)));
  await waiveGone(
    ctx,
    theirs.map(({ id }) => id),
  );
  const cards = [...new Set(theirs.map(({ patientCardId }) => patientCardId))];
  const details = { number: note.content.number, digest: note.digest };
  await trackCards(ctx, "invoice.credited", cards, { entityId: note.id, details });
  return note;
}

const lockInOrder = ({ db }: Ctx, charged: readonly InvoicedPayment[]) =>
  db
    .select({ invoicedAt: payments.invoicedAt })
    .from(payments)
    .where(
      anyOf(
        payments.id,
        charged.map(({ id }) => id),
      ),
    )
    .orderBy(asc(payments.id))
    .for("update");

/**
 * Stores the credit note of an invoice of locked payments with the next number of its series. Parties, rates and the
 * way of payment are those of the invoice, whatever has changed since. `before` are the lines that were given back
 * before.
 */
export async function addCreditNote(
  ctx: InCenter & { profile: { id: number } },
  { invoice, charged, before }: { invoice: Invoice; charged: readonly InvoicedPayment[]; before: readonly number[] },
  { lines, reason }: { lines: readonly number[]; reason: string },
): Promise<Invoice> {
  const { paidBefore: _paidBefore, paidBy: _paidBy, ...corrected } = invoice.content;
  const { issuedOn, year, position, number } = await nextNumber(ctx, "CREDIT_NOTE");
  const uuid = randomUUID();
  const creditedLines = lines.toSorted((a, b) => a - b);
  const given = [...before, ...creditedLines];
  const content: InvoiceContent = {
    ...corrected,
    lines: creditedLines.map((at) => corrected.lines[at]!),
    rounding: given.length === corrected.lines.length ? corrected.rounding : 0,
    corrects: { number: corrected.number, uuid: invoice.uuid, issuedOn: invoice.issuedOn, reason },
    uuid,
    number,
    issuedOn,
    suppliedOn: issuedOn,
    dueOn: issuedOn,
    paidOn: null,
    note: null,
  };
  const placed = charged.flatMap(({ id, lines: own }) => {
    const places = creditedLines.flatMap((at, place) => (own.includes(at) ? [place] : []));
    return places.length > 0 ? [{ paymentId: id, lines: places }] : [];
  });
  const ofKind = { kind: "CREDIT_NOTE", correctsId: invoice.id, creditedLines } as const;
  const note = await addDocument(ctx, { year, position, content, placed }, ofKind);
  const freed = charged.filter(
    ({ lines: own }) => own.every((at) => given.includes(at)) && own.some((at) => creditedLines.includes(at)),
  );
  await ctx.db
    .update(payments)
    .set({ invoicedAt: null, version: sql`${payments.version} + 1` })
    .where(
      anyOf(
        payments.id,
        freed.map(({ id }) => id),
      ),
    );
  return note;
}
