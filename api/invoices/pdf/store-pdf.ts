import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { Ctx, InCenter } from "../../core/context.ts";
import { anyOf } from "../../core/db/any-of.ts";
import { files } from "../../core/db/tables/files.ts";
import { invoiceFiles } from "../../core/db/tables/invoice-files.ts";
import { invoices } from "../../core/db/tables/invoices.ts";
import { trackUnsigned } from "../../core/track.ts";
import type { Invoice } from "../issue.ts";
import { invoicePdf } from "./invoice-pdf.ts";

type Storing = InCenter & Pick<Ctx, "storage" | "session" | "requestId" | "address">;
export type InvoiceFile = typeof files.$inferSelect;

/**
 * The stored PDF of an invoice of the centre; the first call makes it of the frozen content. The invoice is locked, so
 * that it is made once. Bytes of a transaction that does not commit are removed like those of a refused upload.
 */
export async function storedPdf(ctx: Storing, invoice: Invoice): Promise<InvoiceFile> {
  const { id, medicalCenterId, content } = invoice;
  await ctx.db.select({ id: invoices.id }).from(invoices).where(eq(invoices.id, id)).for("no key update");
  const [stored] = await ctx.db
    .select({ file: files })
    .from(invoiceFiles)
    .innerJoin(files, eq(files.id, invoiceFiles.fileId))
    .where(eq(invoiceFiles.invoiceId, id));
  if (stored) return stored.file;
  const uuid = randomUUID();
  const { size, sha256 } = await ctx.storage.put(uuid, await invoicePdf(content));
  const createdAt = ctx.now();
  const kind = { namespace: "invoice", name: `${content.number}.pdf`, extension: "pdf", mime: "application/pdf" };
  const [file] = await ctx.db
    .insert(files)
    .values({ ...kind, uuid, size, sha256, medicalCenterId, createdAt })
    .returning();
  await ctx.db.insert(invoiceFiles).values({ invoiceId: id, medicalCenterId, fileId: file!.id, sha256, createdAt });
  await trackUnsigned(ctx, medicalCenterId, "invoice.filed", { entityId: id, details: { sha256 } });
  return file!;
}

/** The bytes of an invoice's PDF, which is stored if it is not yet. */
export async function invoicePdfBytes(ctx: Storing, invoice: Invoice): Promise<Buffer> {
  const { uuid } = await storedPdf(ctx, invoice);
  const { stream } = await ctx.storage.get(uuid);
  return Buffer.from(await new Response(stream).arrayBuffer());
}

/** The stored PDFs of invoices by their ids: one query for all, and more for each that has to be made. */
export async function storedPdfs(ctx: Storing, issued: readonly Invoice[]): Promise<Map<number, InvoiceFile>> {
  const stored = await ctx.db
    .select({ invoiceId: invoiceFiles.invoiceId, file: files })
    .from(invoiceFiles)
    .innerJoin(files, eq(files.id, invoiceFiles.fileId))
    .where(
      anyOf(
        invoiceFiles.invoiceId,
        issued.map(({ id }) => id),
      ),
    );
  const found = new Map(stored.map(({ invoiceId, file }) => [invoiceId, file]));
  for (const invoice of issued) if (!found.has(invoice.id)) found.set(invoice.id, await storedPdf(ctx, invoice));
  return found;
}
