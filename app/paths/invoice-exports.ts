import { page, withQueries } from "./page.ts";
import type { invoiceExportQueries } from "./queries/invoice-exports.ts";

export const invoiceExportPages = withQueries<typeof invoiceExportQueries>()({
  invoiceExports: page("platby/export", "invoice-exports/list"),
  invoiceExportRemove: page("platby/export/:id/odebrani", "invoice-exports/remove"),
});
