import type { insurerInvoices as cs } from "../cs/insurer-invoices.ts";
import type { Words } from "../words.ts";

export const insurerInvoices = {
  title: "Rechnungen",
  number: "Rechnung",
  insurer: "Krankenkasse",
  due: "Fällig",
  price: "Betrag",
  file: "Datei",
  state: "Status",
  paid: "bezahlt",
  owed: "offen",
  fMissing: {
    VERSION:
      "F-Dateien fehlen: Die Version ihres Formats (FVERZE), die die Krankenkasse mitteilt, ist nicht eingetragen.",
    COMPANY_NUMBER: "F-Dateien fehlen: In den Rechnungsdaten steht keine IČO.",
    ACCOUNT: "F-Dateien fehlen: In den Rechnungsdaten steht kein tschechisches Konto.",
  },
  toVersion: "Version der F-Datei eintragen",
  toBilling: "Rechnungsdaten",
  missingTitle: "Stapel ohne Rechnung",
  obstacles: {
    INVOICING_OFF:
      "Die Einrichtung stellt keine Rechnungen aus. Schalten Sie die Rechnungsstellung ein, und stellen Sie die Rechnungen danach hier aus.",
    NOT_CROWNS: "Die Einrichtung rechnet in einer anderen Währung; Krankenkassen zahlen in Kronen.",
    NUMBERS:
      "Ihre übrigen Rechnungen könnten dieselben Nummern bekommen. Ändern Sie deren Nummernkreis, etwa durch ein Präfix.",
  },
  canNow: "Rechnungen für diese Stapel können jetzt ausgestellt werden.",
  create: "Rechnungen ausstellen",
  created: "Die Rechnungen sind ausgestellt, das Archiv wird neu geschrieben.",
  ofBatch: "Rechnung",
  returned: {
    title: "Von der Krankenkasse zurückgegebene Rechnung",
    back: "Zurück zur Zahlung",
    about:
      "Eine zurückgegebene Rechnung wird nicht korrigiert. Rechnung {{number}} wird ganz gutgeschrieben, und eine neue mit der nächsten Nummer wird ausgestellt: für dieselben Stapel, mit den Angaben von heute.",
    reason: "Grund",
    reasonHint: "Steht auf der Gutschrift.",
    save: "Neue Rechnung ausstellen",
    done: "Die neue Rechnung {{number}} ist ausgestellt.",
  },
} satisfies Words<typeof cs>;
