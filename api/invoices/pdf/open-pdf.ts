import { and, eq } from "drizzle-orm";
import { allow } from "../../core/access/allow.ts";
import type { Ctx } from "../../core/context.ts";
import { invoiceFiles } from "../../core/db/tables/invoice-files.ts";
import { Fault } from "../../core/fault.ts";
import { readInvoice } from "../read.ts";

/** Serves the PDF of an invoice to everybody who reads it, and records it. */
export async function openInvoicePdf(ctx: Ctx, fileId: number): Promise<void> {
  allow(ctx, "payment:read");
  const [stored] = await ctx.db
    .select({ id: invoiceFiles.invoiceId })
    .from(invoiceFiles)
    .where(and(eq(invoiceFiles.fileId, fileId), eq(invoiceFiles.medicalCenterId, ctx.profile.medicalCenterId)));
  if (!stored) throw new Fault("notFound");
  await readInvoice(ctx, stored);
}
