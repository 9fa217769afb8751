import type { centerCopies as cs } from "../cs/center-copies.ts";
import type { Words } from "../words.ts";

export const centerCopies = {
  title: "Datenkopie",
  text: "Alles, was die Einrichtung in Motus hat, in einer ZIP-Datei",
  contentsTitle: "Was die Kopie enthält",
  contents: {
    lists: "alle Listen der ganzen Einrichtung als CSV-Tabellen",
    patients: "jede Karte mit Berichten, Besuchen, Zahlungen, Anhängen und Einwilligungen",
    invoices: "ausgestellte Rechnungen und Gutschriften als PDF und ISDOC, Stapel für Krankenkassen, weitere Dateien",
    import:
      "Tabellen der Patienten, Leistungen, Besuche, Mehrfachkarten und offenen Beträge, die Motus im Import wieder einliest",
    readme: "README.txt, wo steht, was welche Datei ist",
  },
  kept: "Die Kopie ist kostenlos. Sie entsteht im Hintergrund; die Verwaltung erhält dann eine E-Mail und kann sie 30\u00a0Tage lang speichern.",
  care: "Sie enthält auch die Behandlungsdokumentation: Bewahren Sie sie verschlüsselt auf und geben Sie sie nur an Berechtigte weiter.",
  order: "Kopie bestellen",
  ordered: "Die Kopie wird erstellt.",
  waits: "Die Kopie wartet, bis sie an der Reihe ist.",
  progress: "Wird erstellt: {{done}} von {{total}} Listen, Rechnungen und Karten.",
  again: "Neu laden",
  listTitle: "Bestellte Kopien",
  orderedAt: "Bestellt",
  orderedBy: "Von",
  state: "Status",
  keptUntil: "Speichern bis",
  file: "Datei",
  save: "Speichern",
  states: {
    UNDERWAY: "wird erstellt",
    MADE: "fertig",
    FAILED: "fehlgeschlagen",
    REMOVED: "nach 30\u00a0Tagen gelöscht",
  },
  faults: {
    diskFull:
      "Die Festplatte des Servers ist voll. Benachrichtigen Sie die Person, die den Server betreut, und bestellen Sie die Kopie danach neu.",
    other: "Auch weitere Versuche sind fehlgeschlagen. Bestellen Sie sie neu.",
  },
  missing_one: "{{count}} Datei fehlt im Speicher; ihr Name steht in missing.csv.",
  missing_few: "{{count}} Dateien fehlen im Speicher; ihre Namen stehen in missing.csv.",
  missing_many: "{{count}} Dateien fehlen im Speicher; ihre Namen stehen in missing.csv.",
  missing_other: "{{count}} Dateien fehlen im Speicher; ihre Namen stehen in missing.csv.",
  emptyTitle: "Noch keine Kopie",
  emptyText: "Bestellen Sie eine, wenn Sie wechseln oder alles bei sich haben möchten.",
} satisfies Words<typeof cs>;
