import type { invoiceExports as cs } from "../cs/invoice-exports.ts";
import type { Words } from "../words.ts";

export const invoiceExports = {
  title: "Exports for accountants",
  from: "From",
  to: "To",
  check: "Check",
  count_one: "{{count}} invoice from {{from}} to {{to}}.",
  count_other: "{{count}} invoices from {{from}} to {{to}}.",
  gaps: "The series is missing numbers {{numbers}}.",
  missingFiles_one: "{{count}} invoice has no PDF yet; the export will make it.",
  missingFiles_other: "{{count}} invoices have no PDF yet; the export will make them.",
  begin: "Create export",
  begun: "The export is being made.",
  again: "Refresh",
  remove: "Remove",
  kept: "Files are deleted after 30 days.",
  emptyTitle: "No exports yet",
  emptyText: "Choose a period and a format, and the file will appear here.",
  removeQuestion: "Remove the export?",
  removeText: "The file will be deleted. You can create the same export again.",
  removeDo: "Remove export",
  removed: "Export removed.",
  kind: "Format",
} satisfies Words<typeof cs>;
