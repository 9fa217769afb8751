import type { invoiceExports as cs } from "../cs/invoice-exports.ts";
import type { Words } from "../words.ts";

export const invoiceExports = {
  title: "Exports for accountants",
  from: "From",
  to: "To",
  check: "Check",
  count_one: "{{count}} invoice from {{from}} to {{to}}.",
  count_other: "{{count}} invoices from {{from}} to {{to}}.",
  gaps: "The series lacks the numbers {{numbers}}.",
  missingFiles_one: "{{count}} invoice has no PDF yet, the export makes it.",
  missingFiles_other: "{{count}} invoices have no PDF yet, the export makes them.",
  begin: "Make the export",
  begun: "The export is being made.",
  again: "Refresh the state",
  remove: "Remove",
  kept: "Files are deleted after 30 days.",
  emptyTitle: "No exports yet",
  emptyText: "Choose a period and a format, and the file appears here.",
  removeQuestion: "Remove the export?",
  removeText: "The file is deleted. You can make the same export again.",
  removeDo: "Remove the export",
  removed: "The export is removed.",
  kind: "Format",
} satisfies Words<typeof cs>;
