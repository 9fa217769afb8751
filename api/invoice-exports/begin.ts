import { InvoiceExportInput } from "#rules/inputs/invoices/invoice-export.ts";
import { DAY } from "#rules/time/durations.ts";
import { allow } from "../core/access/allow.ts";
import type { Ctx, InCenter } from "../core/context.ts";
import { invoiceExports } from "../core/db/tables/invoice-exports.ts";
import { parse } from "../core/parse.ts";
import { enqueue } from "../core/queue/queue.ts";
import { track } from "../core/track.ts";
import { countRows } from "./content.ts";
import type { InvoiceExport } from "./scope.ts";

const KEPT_DAYS = 30;

/** Begins an export of an administrator. */
export async function beginExport(ctx: Ctx, input: unknown): Promise<InvoiceExport> {
  allow(ctx, "invoiceExport:make");
  const { dateRange, ...asked } = parse(InvoiceExportInput, input);
  const row = await addExport(ctx, { ...asked, fromDay: dateRange.from, toDay: dateRange.to });
  await track(ctx, "invoiceExport.begun", { entityId: row.id, details: { format: row.format, ...dateRange } });
  return row;
}

type Wanted = Pick<typeof invoiceExports.$inferInsert, "fromDay" | "toDay" | "format" | "tableFormat" | "language">;

/** Adds an export: a job writes its file, and another removes it after a month. */
export async function addExport(ctx: InCenter & { profile: { id: number } }, wanted: Wanted): Promise<InvoiceExport> {
  const { id: askedBy, medicalCenterId } = ctx.profile;
  const asked = { ...wanted, askedAt: ctx.now() };
  const [row] = await ctx.db
    .insert(invoiceExports)
    .values({ ...asked, medicalCenterId, askedBy, total: await countRows(ctx, asked) })
    .returning();
  const job = { export: row!.id, medicalCenterId };
  await enqueue(ctx.db, "writeExport", job, { maxAttempts: 5, oneAtATime: "center" });
  await enqueue(ctx.db, "removeExport", job, { after: KEPT_DAYS * DAY });
  return row!;
}
