import { cellWords } from "./cells/de.ts";
import { careColumns } from "./columns/care/de.ts";
import { insurersColumns } from "./columns/insurers/de.ts";
import { moneyColumns } from "./columns/money/de.ts";
import { peopleColumns } from "./columns/people/de.ts";
import { practiceColumns } from "./columns/practice/de.ts";
import { oversightColumns } from "./columns/oversight/de.ts";
import { entryWords } from "./center-actions/de.ts";
import { mailStates } from "./mail-states/de.ts";
import { noticeWords } from "./notices/de.ts";
import { patientActions } from "./patient-actions/de.ts";
import type { GridWords, HeadWords } from "./grid-words.ts";

export const headWords: HeadWords = {
  names: {
    payments: "Zahlungen",
    unpaidPayments: "Offene Zahlungen",
    bankStatements: "Kontoauszüge",
    bankMovements: "Bewegungen auf dem Konto",
    months: "Monate",
    paymentEntries: "Zahlungseingänge",
    cashEntries: "Kassenbuch",
    invoices: "Rechnungen",
    vouchers: "Mehrfachkarten",
    unusedVouchers: "Offene Mehrfachkarten",
    voucherPresets: "Vorlagen für Mehrfachkarten",
    invoiceExports: "Exporte",
    insuranceCompanyContracts: "Kassenverträge",
    medicalOperations: "Verzeichnis der Kassenleistungen",
    ftVoucherApplicants: "Verordnende Ärzte",
    ftVouchers: "FT-Verordnungen",
    batches: "Stapel",
    batchCandidates: "Abzurechnende Belege",
    kBatchDocuments: "Belege eines Stapels",
    returnedDocuments: "Zurückgegebene Belege",
    patients: "Patientenkartei",
    procedures: "Leistungen",
    additionalProcedures: "Zusatzleistungen und Produkte",
    facilities: "Räume und Geräte",
    profiles: "Mitarbeitende",
    reportTemplates: "Vorlagen und Textbausteine",
    prices: "Preisliste",
    bookings: "Terminanfragen von Patienten",
    visits: "Termine",
    medicalReports: "Berichte",
    attachments: "Anhänge des Patienten",
    accessLog: "Wer die Karte eingesehen hat",
    waitingPatients: "Warteliste",
    auditLog: "Protokoll",
    mails: "Gesendete E-Mails",
    notices: "Nachrichten an den Patienten",
    refusedNotices: "Nachrichten, die nicht zugestellt werden konnten",
    cardsPastTime: "Karten nach Ablauf der Frist",
    disposalRecord: "Aussonderungs\u00adverzeichnis",
  },
  columns: {
    ...moneyColumns,
    ...insurersColumns,
    ...peopleColumns,
    ...careColumns,
    ...practiceColumns,
    ...oversightColumns,
  },
};

export const fileWords: GridWords = {
  ...headWords,
  ...cellWords,
  patientActions,
  auditEntries: entryWords,
  mailStates,
  notices: noticeWords,
  otherAction: "Sonstiges",
  onRequest: "auf Antrag des Patienten",
  by: "wer",
  from: "von",
  to: "bis",
  born: "geboren",
  report: "Bericht",
  days: "Tage ab heute",
  weekdays: { 1: "Mo", 2: "Di", 3: "Mi", 4: "Do", 5: "Fr", 6: "Sa", 7: "So" },
};
