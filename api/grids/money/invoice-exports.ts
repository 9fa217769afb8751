import { eq, sql } from "drizzle-orm";
import { anyOf } from "../../core/db/any-of.ts";
import { files } from "../../core/db/tables/files.ts";
import { invoiceExports } from "../../core/db/tables/invoice-exports.ts";
import { profiles } from "../../core/db/tables/profiles.ts";
import { defineGrid } from "../grid.ts";
import { nameOf, nameParts } from "../names.ts";

/** The exports for accountants; each is gone after a month. */
export const invoiceExportGrid = defineGrid<"invoiceExports", Record<never, never>>({
  name: "invoiceExports",
  permission: "invoiceExport:make",
  listed: null,
  filters: {},
  table: invoiceExports,
  order: [invoiceExports.id],
  sorts: { created: [sql`${invoiceExports.id}`] },
  where: () => [],
  async read({ db }, ids) {
    const rows = await db
      .select({ asked: invoiceExports, by: nameParts(profiles), file: { uuid: files.uuid, name: files.name } })
      .from(invoiceExports)
      .innerJoin(profiles, eq(profiles.id, invoiceExports.askedBy))
      .leftJoin(files, eq(files.id, invoiceExports.fileId))
      .where(anyOf(invoiceExports.id, ids));
    return rows.map(({ asked: { id, fromDay, toDay, tableFormat, done, total, askedAt, failedAt }, by, file }) => ({
      id,
      range: { from: fromDay, to: toDay },
      format: tableFormat ?? "INVOICES_SET",
      created: { at: askedAt.toISOString(), by: nameOf(by) },
      file: { file, done, total, failed: failedAt !== null },
    }));
  },
});
