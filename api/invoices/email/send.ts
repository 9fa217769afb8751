import { eq } from "drizzle-orm";
import { namesAddress } from "#rules/invoices/names-address.ts";
import { InvoiceEmailInput } from "#rules/inputs/invoices/invoice.ts";
import { allow } from "../../core/access/allow.ts";
import { limit } from "../../core/access/rate-limit.ts";
import { languageOf } from "#rules/language-of.ts";
import type { Ctx } from "../../core/context.ts";
import { patientCards } from "../../core/db/tables/patient-cards.ts";
import { Fault } from "../../core/fault.ts";
import { mailLanguage } from "../../mail/mail-texts.ts";
import { postMail } from "../../mail/post-mail.ts";
import { isYoung, limitMessages } from "../../mail/young-centers.ts";
import { parse } from "../../core/parse.ts";
import { trackCards } from "../../core/track.ts";
import type { Invoice } from "../issue.ts";
import { storedPdf } from "../pdf/store-pdf.ts";
import { visibleInvoice } from "../read.ts";
import { invoiceMailText } from "./mail-text.ts";

/**
 * Mails the PDF of an invoice to an address, by default that of its patient's card (`required` at the field where it
 * has none, and where there are several patients), in the language of the only patient; at most ten times an hour, and
 * of a centre 200 times a day. A young centre mails fewer, and none that names a web address.
 */
export async function sendInvoiceEmail(ctx: Ctx, id: number, email: string | null): Promise<Invoice> {
  allow(ctx, "invoice:write");
  const invoice = await visibleInvoice(ctx, { id });
  const { medicalCenterId, cards, content } = invoice;
  const [only] = cards.length === 1 ? cards : [];
  const [card] = only ? await ctx.db.select().from(patientCards).where(eq(patientCards.id, only)) : [];
  const { email: recipient } = parse(InvoiceEmailInput, { email: email ?? card?.email ?? "" });
  await limit(ctx, "mailed invoice of", String(id), 10, 60);
  await limit(ctx, "mailed invoice of centre", String(medicalCenterId), 200, 24 * 60);
  const center = await limitMessages(ctx, medicalCenterId);
  if (isYoung(ctx, center) && namesAddress(content)) throw new Fault("addressInDocument");
  const { id: fileId } = await storedPdf(ctx, invoice);
  const language = mailLanguage(card?.language, languageOf(content.issuer.country));
  await postMail(
    ctx,
    { recipient, medicalCenterId, replyTo: content.issuer.email, fileId },
    invoiceMailText(language, content),
  );
  await trackCards(ctx, "invoice.mailed", cards, { entityId: id });
  return invoice;
}
