import { insurersColumns } from "./columns/insurers/de.ts";
import { moneyColumns } from "./columns/money/de.ts";
import { peopleColumns } from "./columns/people/de.ts";
import type { GridWords } from "./grid-words.ts";

export const fileWords: GridWords = {
  names: {
    payments: "Zahlungen",
    paymentEntries: "Zahlungseingänge",
    cashEntries: "Kassenbuch",
    invoices: "Rechnungen",
    vouchers: "Mehrfachkarten",
    unusedVouchers: "Offene Mehrfachkarten",
    voucherPresets: "Vorlagen für Mehrfachkarten",
    invoiceExports: "Exporte",
    insuranceCompanyContracts: "Kassenverträge",
    medicalOperations: "Verzeichnis der Leistungen",
    ftVoucherApplicants: "Verordnende Ärzte",
    ftVouchers: "FT-Verordnungen",
    batches: "Stapel",
    batchCandidates: "Kandidaten für Stapel",
    kBatchDocuments: "Belege eines Stapels",
    returnedDocuments: "Zurückgekommene Belege",
    patients: "Patientenkartei",
  },
  columns: { ...moneyColumns, ...insurersColumns, ...peopleColumns },
  paid: {
    paid: "Bezahlt",
    unpaid: "Offen",
    partly: "Zum Teil",
    canceled: "Storniert",
  },
  credits: {
    credited: "Gutgeschrieben",
    creditNote: "Gutschrift",
  },
  methods: {
    CASH: "Bar",
    CARD: "Mit Karte",
    TRANSFER: "Überweisung",
    VOUCHER: "Mehrfachkarte",
  },
  vouchers: {
    valid: "Gültig",
    ends: "Läuft bald ab",
    ended: "Abgelaufen",
    used: "Aufgebraucht",
    archived: "Im Archiv",
  },
  sexes: { MALE: "männlich", FEMALE: "weiblich" },
  chips: { CAVE: "CAVE" },
  limits: { BOOK: "Buchen", BEGIN: "Beginnen", END: "Beenden" },
  ftVouchers: { OPEN: "Offen", CLOSED: "Geschlossen" },
  batches: {
    MADE: "Erstellt",
    SENT: "Übergeben",
    ACCEPTED: "Angenommen",
    REFUSED_PARTLY: "Teils abgelehnt",
    REFUSED: "Abgelehnt",
  },
  returnedKinds: { REFUSED: "Abgelehnt", CANCELED: "Storniert" },
  returnedStates: {
    OPEN: "Offen",
    WITH_AUTHOR: "Beim Autor",
    REPORT_CORRECTED: "Bericht korrigiert",
    CORRECTED: "Korrigiert",
    BILLED_AGAIN: "Wieder abzurechnen",
    OTHER_INSURER: "Andere Kasse",
    WRITTEN_OFF: "Abgeschrieben",
  },
  by: "wer",
  from: "von",
  to: "bis",
  formats: {
    INVOICES_SET: "Rechnungen (ZIP)",
    CSV: "Zahlungseingänge (CSV)",
    XLSX: "Zahlungseingänge (XLSX)",
  },
};
