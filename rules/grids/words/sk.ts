import { cellWords } from "./cells/sk.ts";
import { careColumns } from "./columns/care/sk.ts";
import { insurersColumns } from "./columns/insurers/sk.ts";
import { moneyColumns } from "./columns/money/sk.ts";
import { peopleColumns } from "./columns/people/sk.ts";
import { practiceColumns } from "./columns/practice/sk.ts";
import { oversightColumns } from "./columns/oversight/sk.ts";
import { entryWords } from "./center-actions/sk.ts";
import { mailStates } from "./mail-states/sk.ts";
import { noticeWords } from "./notices/sk.ts";
import { patientActions } from "./patient-actions/sk.ts";
import type { GridWords, HeadWords } from "./grid-words.ts";

export const headWords: HeadWords = {
  names: {
    payments: "Platby",
    unpaidPayments: "Nezaplatené platby",
    bankStatements: "Výpisy z\u00a0účtu",
    bankMovements: "Pohyby na účte",
    months: "Mesiace",
    paymentEntries: "Prijaté platby",
    cashEntries: "Pokladničná kniha",
    invoices: "Faktúry",
    vouchers: "Permanentky",
    unusedVouchers: "Nevyčerpané permanentky",
    voucherPresets: "Šablóny permanentiek",
    invoiceExports: "Exporty",
    insuranceCompanyContracts: "Zmluvy s poisťovňami",
    medicalOperations: "Číselník výkonov",
    ftVoucherApplicants: "Žiadatelia poukazov FT",
    ftVouchers: "Poukazy FT",
    batches: "Dávky",
    batchCandidates: "Kandidáti na dávky",
    kBatchDocuments: "Doklady dávky",
    returnedDocuments: "Vrátené doklady",
    patients: "Kartotéka",
    procedures: "Služby",
    additionalProcedures: "Doplnkové služby a\u00a0produkty",
    facilities: "Miestnosti a\u00a0vybavenie",
    profiles: "Zamestnanci",
    reportTemplates: "Šablóny a\u00a0frázy",
    prices: "Cenník",
    bookings: "Žiadosti pacientov o termín",
    visits: "Návštevy pacienta",
    medicalReports: "Správy",
    attachments: "Prílohy pacienta",
    accessLog: "Kto nahliadal do karty",
    waitingPatients: "Náhradníci",
    auditLog: "Záznam činnosti",
    mails: "Odoslaná pošta",
    notices: "Správy pacientovi",
    refusedNotices: "Správy, ktoré sa nepodarilo doručiť",
    cardsPastTime: "Karty po uplynutí lehoty",
    disposalRecord: "Záznam o\u00a0vyradení",
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
  otherAction: "iný úkon",
  onRequest: "na žiadosť pacienta",
  by: "kto",
  from: "od",
  to: "do",
  born: "narodenie",
  report: "správa",
  days: "dní odo dneška",
  weekdays: { 1: "po", 2: "ut", 3: "st", 4: "št", 5: "pi", 6: "so", 7: "ne" },
};
