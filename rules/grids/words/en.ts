import { cellWords } from "./cells/en.ts";
import { careColumns } from "./columns/care/en.ts";
import { insurersColumns } from "./columns/insurers/en.ts";
import { moneyColumns } from "./columns/money/en.ts";
import { peopleColumns } from "./columns/people/en.ts";
import { practiceColumns } from "./columns/practice/en.ts";
import { oversightColumns } from "./columns/oversight/en.ts";
import { entryWords } from "./center-actions/en.ts";
import { mailStates } from "./mail-states/en.ts";
import { noticeWords } from "./notices/en.ts";
import { patientActions } from "./patient-actions/en.ts";
import type { GridWords, HeadWords } from "./grid-words.ts";

export const headWords: HeadWords = {
  names: {
    payments: "Payments",
    unpaidPayments: "Unpaid payments",
    bankStatements: "Bank statements",
    bankMovements: "Bank transactions",
    months: "Months",
    paymentEntries: "Money received",
    cashEntries: "Cash book",
    invoices: "Invoices",
    vouchers: "Vouchers",
    unusedVouchers: "Unused vouchers",
    voucherPresets: "Voucher templates",
    invoiceExports: "Exports",
    insuranceCompanyContracts: "Insurer contracts",
    medicalOperations: "Procedure list",
    ftVoucherApplicants: "Referring doctors",
    ftVouchers: "FT vouchers",
    batches: "Batches",
    batchCandidates: "Batch candidates",
    kBatchDocuments: "Batch documents",
    returnedDocuments: "Returned documents",
    patients: "Patients",
    procedures: "Services",
    additionalProcedures: "Additional services and products",
    facilities: "Rooms and equipment",
    profiles: "Staff",
    reportTemplates: "Templates and phrases",
    prices: "Price list",
    bookings: "Booking requests",
    visits: "Visits",
    medicalReports: "Reports",
    attachments: "Patient’s attachments",
    accessLog: "Who has viewed the card",
    waitingPatients: "Waiting list",
    auditLog: "Audit log",
    mails: "Sent mail",
    notices: "Messages to the patient",
    refusedNotices: "Undelivered messages",
    cardsPastTime: "Cards due for disposal",
    disposalRecord: "Disposal record",
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
  otherAction: "something else",
  onRequest: "the patient, on request",
  by: "by",
  from: "from",
  to: "to",
  born: "born",
  report: "report",
  days: "days from today",
  weekdays: { 1: "Mon", 2: "Tue", 3: "Wed", 4: "Thu", 5: "Fri", 6: "Sat", 7: "Sun" },
};
