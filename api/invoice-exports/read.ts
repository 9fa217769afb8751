import { and, eq } from "drizzle-orm";
import { allow } from "../core/access/allow.ts";
import type { Ctx } from "../core/context.ts";
import { invoiceExports } from "../core/db/tables/invoice-exports.ts";
import { Fault } from "../core/fault.ts";
import { track } from "../core/track.ts";
import { inMyCenter, visibleExport } from "./scope.ts";

/** One export, to see how far it is. */
export async function readExport(ctx: Ctx, id: number) {
  allow(ctx, "invoiceExport:make");
  return visibleExport(ctx, id);
}

/** Permits reading the file of an export, and records it. */
export async function openExport(ctx: Ctx, fileId: number): Promise<void> {
  allow(ctx, "invoiceExport:make");
  const [found] = await ctx.db
    .select({ id: invoiceExports.id })
    .from(invoiceExports)
    .where(and(inMyCenter(ctx), eq(invoiceExports.fileId, fileId)));
  if (!found) throw new Fault("notFound");
  await track(ctx, "invoiceExport.read", { entityId: found.id });
}
