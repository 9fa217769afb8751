import { eq } from "drizzle-orm";
import { InvoiceEmailInput } from "#rules/inputs/invoice.ts";
import { allow } from "../../access/allow.ts";
import { limit } from "../../access/rate-limit.ts";
import { languageOf } from "../../consents/links/mail-text.ts";
import type { Ctx } from "../../context.ts";
import { patientCards } from "../../db/tables/patient-cards.ts";
import { mailLanguage } from "../../mail/mail-texts.ts";
import { postMail } from "../../mail/post-mail.ts";
import { parse } from "../../parse.ts";
import { track } from "../../track.ts";
import type { Invoice } from "../issue.ts";
import { storedPdf } from "../pdf/store-pdf.ts";
import { visibleInvoice } from "../read.ts";
import { invoiceMailText } from "./mail-text.ts";

/**
 * Mails the PDF of an invoice to an address, by default that of the patient's card (`required` at the field where it has
 * none), in the patient's language; at most ten times an hour,
 * and of a centre 200 times a day.
 */
export async function sendInvoiceEmail(ctx: Ctx, id: number, email: string | null): Promise<Invoice> {
  allow(ctx, "invoice:write");
  const invoice = await visibleInvoice(ctx, { id });
  const { medicalCenterId, patientCardId, content } = invoice;
  const [card] =
    patientCardId === null ? [] : await ctx.db.select().from(patientCards).where(eq(patientCards.id, patientCardId));
  const { email: recipient } = parse(InvoiceEmailInput, { email: email ?? card?.email ?? "" });
  await limit(ctx, "mailed invoice of", String(id), 10, 60);
  await limit(ctx, "mailed invoice of centre", String(medicalCenterId), 200, 24 * 60);
  const { id: fileId } = await storedPdf(ctx, invoice);
  const language = mailLanguage(card?.language, languageOf(content.issuer.country));
  await postMail(
    ctx,
    { recipient, medicalCenterId, replyTo: content.issuer.email, fileId },
    invoiceMailText(language, content),
  );
  await track(ctx, "invoice.mailed", { entityId: id, patientCardId: patientCardId ?? undefined });
  return invoice;
}
