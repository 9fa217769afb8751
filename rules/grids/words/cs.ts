import { cellWords } from "./cells/cs.ts";
import { careColumns } from "./columns/care/cs.ts";
import { insurersColumns } from "./columns/insurers/cs.ts";
import { moneyColumns } from "./columns/money/cs.ts";
import { peopleColumns } from "./columns/people/cs.ts";
import { practiceColumns } from "./columns/practice/cs.ts";
import { oversightColumns } from "./columns/oversight/cs.ts";
import { entryWords } from "./center-actions/cs.ts";
import { mailStates } from "./mail-states/cs.ts";
import { noticeWords } from "./notices/cs.ts";
import { patientActions } from "./patient-actions/cs.ts";
import type { ColumnWords } from "../columns.ts";

/** Names and columns of lists. */
export const headWords = {
  names: {
    payments: "Platby",
    unpaidPayments: "Nezaplacené platby",
    bankStatements: "Výpisy z\u00a0účtu",
    bankMovements: "Pohyby na účtu",
    months: "Měsíce",
    paymentEntries: "Přijaté platby",
    cashEntries: "Pokladní kniha",
    invoices: "Faktury",
    vouchers: "Permanentky",
    unusedVouchers: "Nevybrané permanentky",
    voucherPresets: "Šablony permanentek",
    invoiceExports: "Exporty",
    insuranceCompanyContracts: "Smlouvy s pojišťovnami",
    medicalOperations: "Číselník výkonů",
    ftVoucherApplicants: "Žadatelé poukazů FT",
    ftVouchers: "Poukazy FT",
    batches: "Dávky",
    batchCandidates: "Kandidáti dávek",
    kBatchDocuments: "Doklady dávky",
    returnedDocuments: "Vrácené doklady",
    patients: "Kartotéka",
    procedures: "Služby",
    additionalProcedures: "Doplňkové služby a\u00a0produkty",
    facilities: "Místnosti a\u00a0vybavení",
    profiles: "Zaměstnanci",
    reportTemplates: "Šablony a\u00a0fráze",
    prices: "Ceník",
    bookings: "Žádosti pacientů o termín",
    visits: "Návštěvy pacienta",
    medicalReports: "Zprávy",
    attachments: "Přílohy pacienta",
    accessLog: "Kdo nahlížel do karty",
    waitingPatients: "Náhradníci",
    auditLog: "Záznam činnosti",
    mails: "Odeslaná pošta",
    notices: "Zprávy pacientovi",
    refusedNotices: "Zprávy, které se nepodařilo doručit",
    cardsPastTime: "Karty po uplynutí doby",
    disposalRecord: "Záznam o\u00a0vyřazení",
  },
  columns: {
    ...moneyColumns,
    ...insurersColumns,
    ...peopleColumns,
    ...careColumns,
    ...practiceColumns,
    ...oversightColumns,
  } satisfies ColumnWords,
};

/** Words of lists and of their files; pages have more (app/i18n). */
export const fileWords = {
  ...headWords,
  ...cellWords,
  patientActions,
  auditEntries: entryWords,
  mailStates,
  notices: noticeWords,
  otherAction: "jiný úkon",
  onRequest: "na žádost pacienta",
  by: "kdo",
  from: "od",
  to: "do",
  born: "narození",
  report: "zpráva",
  days: "dnů od dneška",
  /** From Monday. */
  weekdays: { 1: "po", 2: "út", 3: "st", 4: "čt", 5: "pá", 6: "so", 7: "ne" },
};
