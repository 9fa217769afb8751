import type { insurerInvoices as cs } from "../cs/insurer-invoices.ts";
import type { Words } from "../words.ts";

export const insurerInvoices = {
  title: "Invoices",
  number: "Invoice",
  insurer: "Insurer",
  due: "Due",
  price: "Amount",
  file: "File",
  state: "Status",
  paid: "paid",
  owed: "awaiting payment",
  fMissing: {
    VERSION:
      "F-files are missing: the version of their format (FVERZE), which the insurer tells you, has not been entered.",
    COMPANY_NUMBER: "F-files are missing: the billing details have no company number.",
    ACCOUNT: "F-files are missing: the billing details have no Czech account number.",
  },
  toVersion: "Enter the F-file version",
  toBilling: "Billing details",
  missingTitle: "Batches without an invoice",
  obstacles: {
    INVOICING_OFF: "The centre does not issue invoices. Turn on invoicing, then issue them here.",
    NOT_CROWNS: "The centre charges in another currency; insurers pay in crowns.",
    NUMBERS: "Your other invoices could get the same numbers. Change their series, for example with a prefix.",
  },
  canNow: "You can now issue the invoices for these batches.",
  create: "Issue invoices",
  created: "Invoices issued; the archive is being saved again.",
  ofBatch: "Invoice",
  returned: {
    title: "Invoice returned by the insurer",
    back: "Back to the payment",
    about:
      "A returned invoice is not corrected. A credit note refunds all of invoice {{number}}, and a new one is issued with the next number, for the same batches, with today’s details.",
    reason: "Reason",
    reasonHint: "Printed on the credit note.",
    save: "Issue new invoice",
    done: "New invoice {{number}} issued.",
  },
} satisfies Words<typeof cs>;
