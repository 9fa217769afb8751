import { integer, oneOf, text } from "#rules/query.ts";
import { pagesOf } from "../page.ts";

const page = pagesOf({ menu: "payments", may: "invoiceExport:make" });

export const invoiceExportPages = {
  invoiceExports: page("platby/export", "invoice-exports/list", {
    found: "invoiceExports:title",
    query: { from: text, to: text, direction: oneOf("asc", "desc"), page: integer },
  }),
  invoiceExportRemove: page("platby/export/:id/odebrani", "invoice-exports/remove", { row: "invoiceExport" }),
};
