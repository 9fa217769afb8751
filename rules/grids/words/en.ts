import { insurersColumns } from "./columns/insurers/en.ts";
import { moneyColumns } from "./columns/money/en.ts";
import { peopleColumns } from "./columns/people/en.ts";
import type { GridWords } from "./grid-words.ts";

export const fileWords: GridWords = {
  names: {
    payments: "Payments",
    paymentEntries: "Money received",
    cashEntries: "Cash book",
    invoices: "Invoices",
    vouchers: "Passes",
    unusedVouchers: "Unused passes",
    voucherPresets: "Pass templates",
    invoiceExports: "Exports",
    insuranceCompanyContracts: "Contracts with insurers",
    medicalOperations: "List of operations",
    ftVoucherApplicants: "Applicants of FT vouchers",
    ftVouchers: "FT vouchers",
    batches: "Batches",
    batchCandidates: "Batch candidates",
    kBatchDocuments: "Documents of a batch",
    returnedDocuments: "Returned documents",
    patients: "Card file",
  },
  columns: { ...moneyColumns, ...insurersColumns, ...peopleColumns },
  paid: {
    paid: "Paid",
    unpaid: "Unpaid",
    partly: "In part",
    canceled: "Canceled",
  },
  credits: {
    credited: "Credited",
    creditNote: "Credit note",
  },
  methods: {
    CASH: "Cash",
    CARD: "By card",
    TRANSFER: "By transfer",
    VOUCHER: "By voucher",
  },
  vouchers: {
    valid: "Valid",
    ends: "Ends soon",
    ended: "Ended",
    used: "Used up",
    archived: "Archived",
  },
  sexes: { MALE: "male", FEMALE: "female" },
  chips: { CAVE: "CAVE" },
  limits: { BOOK: "Book", BEGIN: "Begin", END: "End" },
  ftVouchers: { OPEN: "Open", CLOSED: "Closed" },
  batches: {
    MADE: "Made",
    SENT: "Handed over",
    ACCEPTED: "Accepted",
    REFUSED_PARTLY: "Refused in part",
    REFUSED: "Refused",
  },
  returnedKinds: { REFUSED: "Refused", CANCELED: "Canceled" },
  returnedStates: {
    OPEN: "Open",
    WITH_AUTHOR: "With the author",
    REPORT_CORRECTED: "Report corrected",
    CORRECTED: "Corrected",
    BILLED_AGAIN: "To be billed again",
    OTHER_INSURER: "Other insurer",
    WRITTEN_OFF: "Written off",
  },
  by: "by",
  from: "from",
  to: "to",
  formats: {
    INVOICES_SET: "Invoices (ZIP)",
    CSV: "Money received (CSV)",
    XLSX: "Money received (XLSX)",
  },
};
