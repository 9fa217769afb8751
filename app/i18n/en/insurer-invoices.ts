import type { insurerInvoices as cs } from "../cs/insurer-invoices.ts";
import type { Words } from "../words.ts";

export const insurerInvoices = {
  title: "Invoices",
  number: "Invoice",
  insurer: "Insurer",
  due: "Due",
  price: "Amount",
  file: "File",
  state: "State",
  paid: "paid",
  owed: "to be paid",
  fMissing: {
    VERSION: "There are no F-files: the version of their form (FVERZE), which the insurer tells you, is not entered.",
    COMPANY_NUMBER: "There are no F-files: the billing data have no company number.",
    ACCOUNT: "There are no F-files: the billing data have no Czech account number.",
  },
  toVersion: "Enter the version of the F-file",
  toBilling: "Billing data",
  missingTitle: "Batches without an invoice",
  obstacles: {
    INVOICING_OFF: "The centre issues no invoices. Switch that on, then issue them here.",
    NOT_CROWNS: "The centre charges in another currency; insurers pay in crowns.",
    NUMBERS: "Your other invoices could get the same numbers. Change their series, for example by a prefix.",
  },
  canNow: "The invoices for these batches can be issued now.",
  create: "Issue the invoices",
  created: "The invoices are issued; the archive is being written again.",
  ofBatch: "Invoice",
  returned: {
    title: "An invoice that the insurer returned",
    back: "Back to the payment",
    about:
      "A returned invoice is not corrected. A credit note gives back the whole of invoice {{number}}, and a new one is issued with the next number: for the same batches, with the details of today.",
    reason: "Reason",
    reasonHint: "Printed on the credit note.",
    save: "Issue a new invoice",
    done: "The new invoice {{number}} is issued.",
  },
} satisfies Words<typeof cs>;
