import { and, asc, desc, eq, lte, sql } from "drizzle-orm";
import type { Ctx } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { invoiceFiles } from "../../core/db/tables/invoice-files.ts";
import { mails } from "../../core/db/tables/mails.ts";

/** As many are shown of an invoice. */
const MOST_SHOWN = 10;

export type InvoiceEmail = Pick<typeof mails.$inferSelect, "recipient" | "createdAt" | "sentAt" | "failedAt"> & {
  invoiceId: number;
};

/** The latest mails with each of these invoices, the newest first. */
export function listInvoiceEmails(ctx: Ctx, ids: readonly number[]): Promise<InvoiceEmail[]> {
  const ranked = ctx.db
    .select({
      invoiceId: invoiceFiles.invoiceId,
      recipient: mails.recipient,
      createdAt: mails.createdAt,
      sentAt: mails.sentAt,
      failedAt: mails.failedAt,
      place:
        sql<number>`row_number() over (partition by ${invoiceFiles.invoiceId} order by ${desc(mails.createdAt)}, ${mails.id})`.as(
          "place",
        ),
    })
    .from(mails)
    .innerJoin(
      invoiceFiles,
      and(eq(invoiceFiles.fileId, mails.fileId), eq(invoiceFiles.medicalCenterId, mails.medicalCenterId)),
    )
    .where(anyOf(invoiceFiles.invoiceId, ids))
    .as("ranked");
  return ctx.db
    .select({
      invoiceId: ranked.invoiceId,
      recipient: ranked.recipient,
      createdAt: ranked.createdAt,
      sentAt: ranked.sentAt,
      failedAt: ranked.failedAt,
    })
    .from(ranked)
    .where(lte(ranked.place, MOST_SHOWN))
    .orderBy(asc(ranked.invoiceId), asc(ranked.place));
}
