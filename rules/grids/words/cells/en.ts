import type { Texts } from "../grid-words.ts";
import type { cellWords as cs } from "./cs.ts";

export const cellWords: Texts<typeof cs> = {
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
  bankMovements: {
    WAITING: "Waits",
    BOOKED: "Booked",
    LEFT_OUT: "Left out",
    OUTGOING: "Outgoing",
  },
  bankAdvice: {
    FITS: "Symbol and amount are those of a payment.",
    REPEATED:
      "A movement of the same day and amount is booked on the payment already. It may be the same transfer from another file.",
    SEVERAL_CANDIDATES: "Symbol and amount are those of several payments.",
    AMOUNT_DIFFERS: "The symbol is of a payment, the amount is not.",
    SETTLED: "The payment with this symbol is paid or canceled already.",
    NAME_AND_AMOUNT: "No known symbol. The name and the amount fit.",
    AMOUNT_ONLY: "No known symbol. Only the amount fits.",
    NOTHING_FITS: "No unpaid payment fits.",
    REVERSAL: "The bank took an earlier movement back. Reverse the payment that was paid by it.",
    FOREIGN_CURRENCY: "The movement is in another currency.",
  },
  months: { closed: "closed" },
  formats: {
    INVOICES_SET: "Invoices (ZIP)",
    CSV: "Money received (CSV)",
    XLSX: "Money received (XLSX)",
  },
};
