import type { ProfileCtx } from "../core/context.ts";
import { Fault } from "../core/fault.ts";
import { addCreditNote } from "../invoices/credit/credit.ts";
import type { Invoice } from "../invoices/issue.ts";
import { listPaymentsOf } from "../invoices/issuing/payments-of.ts";
import { enqueue } from "../core/queue/queue.ts";
import { track } from "../core/track.ts";

/**
 * Gives the whole of an invoice to an insurer back by a credit note, unless a part of it was paid (`paymentPaid`) or
 * written down as not recognised (`invoiceDisallowed`).
 */
export async function giveBackInvoice(ctx: ProfileCtx, invoice: Invoice, reason: string): Promise<Invoice> {
  const charged = await listPaymentsOf(ctx, [invoice.id]);
  if (charged.some(({ paid }) => paid > 0)) throw new Fault("paymentPaid");
  if (charged.some(({ disallowed }) => disallowed > 0)) throw new Fault("invoiceDisallowed");
  const lines = [...invoice.content.lines.keys()];
  const note = await addCreditNote(ctx, { invoice, charged, before: [] }, { lines, reason });
  await enqueue(
    ctx.db,
    "storeInvoice",
    { invoice: note.id, medicalCenterId: note.medicalCenterId },
    { oneAtATime: "center" },
  );
  const details = { number: note.content.number, digest: note.digest };
  await track(ctx, "invoice.credited", { entityId: note.id, details });
  return note;
}
