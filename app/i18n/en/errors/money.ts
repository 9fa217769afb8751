/** The errors of invoices and vouchers. */
export const moneyErrors = {
  companyNumberInvalid: "The company number is wrong. It has eight digits, the last of which is a check digit.",
  vatNumberInvalid: "The VAT number is wrong. It is written like CZ12345678.",
  accountNumberInvalid: "The account number is wrong. It is written like 19-2000145399/0800.",
  ibanInvalid: "The IBAN is wrong. Type all of it, with the letters of the country.",
  ibanDiffers: "The IBAN is of another account than the account number. Leave it empty, and it is filled in.",
  billingIncomplete: "Invoices need a name, an address and an account. Fill these in first.",
  registerAway: "The company register does not answer at the moment. Fill in the data by hand, or try later.",
  visitsOutOfRange: "The number of visits is 1 to 999.",
  serviceTwice: "This service is there already. Enter it once, with all its visits.",
  validityOutOfRange: "The validity is 1 to 99.",
  paymentCanceled: "The payment is canceled, nothing more is done with it.",
  notEnoughCash: "There is not so much in the cash box.",
  statementUnreadable: "The statement cannot be read.",
  statementOfAnother:
    "The statement is not of the account of the centre. The account is entered in the billing details.",
  lastCashBox: "The last cash box in use cannot be archived.",
  cashBoxNotEmpty: "There is cash in the box. Take it out first.",
  paymentPaid: "Some of the payment is paid already. Reverse the taken amount first.",
  paymentByVoucher: "A pass covers the visit. Put it back on the pass first.",
  voucherUsed: "Visits of the pass are used already, so its sale cannot be canceled.",
  voucherNotUsable:
    "This pass cannot pay the visit: it is not for the service, not valid on the day, or nothing is left on it.",
  entryReversed: "This amount is reversed already.",
  invoicingOff: "Invoicing is switched off. Administrators switch it on in the settings.",
  paymentInvoiced: "The payment has an invoice, so it is neither changed nor canceled. Issue a credit note first.",
  notInvoiceable: "Only a payment that is paid in full, or not at all, has an invoice. One of nothing has none.",
  customerMissing:
    "The payment has neither a patient nor a payer, and an invoice needs a customer. Cancel it and add a new one.",
  moreThanOwed: "The amount is more than what is left to pay.",
  cashNotPayable: "There are no coins that small. Enter whole crowns, in Slovakia by five cents.",
  discountNotAllowed: "Administrators give discounts. Enter the list price, or ask one.",
} as const;
