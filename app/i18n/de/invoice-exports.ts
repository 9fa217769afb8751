import type { invoiceExports as cs } from "../cs/invoice-exports.ts";
import type { Words } from "../words.ts";

export const invoiceExports = {
  title: "Exporte für die Buchhaltung",
  from: "Von",
  to: "Bis",
  check: "Prüfen",
  count_one: "{{count}} Rechnung im Zeitraum {{from}} – {{to}}.",
  count_other: "{{count}} Rechnungen im Zeitraum {{from}} – {{to}}.",
  gaps: "Im Nummernkreis fehlen die Nummern {{numbers}}.",
  missingFiles_one: "{{count}} Rechnung hat noch kein PDF, der Export erstellt es.",
  missingFiles_other: "{{count}} Rechnungen haben noch kein PDF, der Export erstellt sie.",
  begin: "Export erstellen",
  begun: "Der Export wird erstellt.",
  again: "Aktualisieren",
  remove: "Entfernen",
  kept: "Die Dateien werden nach 30 Tagen gelöscht.",
  emptyTitle: "Noch kein Export",
  emptyText: "Wählen Sie Zeitraum und Format, dann erscheint hier die Datei.",
  removeQuestion: "Export entfernen?",
  removeText: "Die Datei wird gelöscht. Denselben Export können Sie wieder erstellen.",
  removeDo: "Export entfernen",
  removed: "Der Export ist entfernt.",
  kind: "Format",
} satisfies Words<typeof cs>;
