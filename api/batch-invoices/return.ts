import { eq } from "drizzle-orm";
import { ReturnedInvoiceInput } from "#rules/inputs/insurance/returned-invoice.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { changeOne } from "../core/db/change-one.ts";
import { invoices } from "../core/db/tables/invoices.ts";
import { payments } from "../core/db/tables/payments.ts";
import { Fault } from "../core/fault.ts";
import type { Invoice } from "../invoices/issue.ts";
import { visibleInvoice } from "../invoices/read.ts";
import { parse } from "../core/parse.ts";
import { track } from "../core/track.ts";
import { lockNumbers } from "../insurance/numbers.ts";
import { addInsurerInvoice } from "./add-invoice.ts";
import { giveBackInvoice } from "./give-back.ts";
import { liveInvoice } from "./live-invoices.ts";
import { nextInsurerNumber } from "./next-number.ts";
import { obstacleToInvoices } from "./obstacle.ts";

/**
 * Replaces an invoice that its insurer returned: a credit note with the reason gives it back, and another one with the
 * next number asks for the same batches, by the issuer of today (Metodika, III.2: a returned invoice is not corrected).
 * Refused of one that was replaced (`invoiceReturned`), paid in part (`paymentPaid`) or not recognised in part
 * (`invoiceDisallowed`), and while none can be issued (`insurersNotInvoiced`).
 */
export async function returnInvoice(
  ctx: Ctx,
  which: { id: number; version: number },
  given: unknown,
): Promise<Invoice> {
  allow(ctx, "insurer:bill");
  const { reason } = parse(ReturnedInvoiceInput, given);
  const seen = await visibleInvoice(ctx, which);
  if (seen.kind !== "INSURER") throw new Fault("notFound");
  if ((await obstacleToInvoices(ctx)) !== null) throw new Fault("insurersNotInvoiced");
  await lockNumbers(ctx);
  const { paymentId } = seen;
  await ctx.db.select({ id: payments.id }).from(payments).where(eq(payments.id, paymentId)).for("update");
  if ((await liveInvoice(ctx, paymentId))?.id !== seen.id) throw new Fault("invoiceReturned");
  const invoice = await changeOne(ctx.db, invoices, which, {});
  if (!invoice) throw new Fault("stale");
  await giveBackInvoice(ctx, invoice, reason);
  const issued = await addInsurerInvoice(ctx, paymentId, await nextInsurerNumber(ctx));
  const details = { number: issued.content.number, digest: issued.digest };
  await track(ctx, "invoice.issued", { entityId: issued.id, details });
  return issued;
}
