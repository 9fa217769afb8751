import { and, eq } from "drizzle-orm";
import type { ProfileCtx } from "../core/context.ts";
import { invoiceExports } from "../core/db/tables/invoice-exports.ts";
import { Fault } from "../core/fault.ts";

export type InvoiceExport = typeof invoiceExports.$inferSelect;

export const inMyCenter = (ctx: ProfileCtx) => eq(invoiceExports.medicalCenterId, ctx.profile.medicalCenterId);

/** An export of the own medical centre; any other is not found. */
export async function visibleExport(ctx: ProfileCtx, id: number): Promise<InvoiceExport> {
  const [found] = await ctx.db
    .select()
    .from(invoiceExports)
    .where(and(inMyCenter(ctx), eq(invoiceExports.id, id)));
  if (!found) throw new Fault("notFound");
  return found;
}
