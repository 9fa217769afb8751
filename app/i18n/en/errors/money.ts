/** The errors of invoices and vouchers. */
export const moneyErrors = {
  companyNumberInvalid: "The company number is wrong. It has eight digits, the last of which is a check digit.",
  vatNumberInvalid: "The VAT number is wrong. It is written like CZ12345678.",
  accountNumberInvalid: "The account number or the bank code is wrong. It is written like 19-2000145399/0800.",
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
  statementBooked: "Something of the statement is booked already. Reverse the payments that came from it first.",
  statementOfAnother:
    "The statement is not of the account of the centre. The account is entered in the billing details.",
  pastChange: "A change holds from today at the earliest. What held before stays.",
  changeTooFar: "A change can be set at most five years ahead.",
  monthClosed: "The month is closed. What belongs to it does not change any more.",
  monthNotNext:
    "Months are closed once they are over, in order from the oldest. Only the last closed one is opened again.",
  monthCashOpen: "First close the cash boxes that have entries of that month.",
  lastCashBox: "The last cash box in use cannot be archived.",
  visitOwed:
    "A visit is paid in full. Only those who give discounts cancel its payment. Reverse an amount that was taken by mistake; where the patient did not come, say so at the visit.",
  cashBoxShort: "There is not enough cash in the box. Put it in first.",
  cashAboveLimit:
    "At most CZK\u00a0270,000 in cash may be taken from one payer, or given back, on a day, in Slovakia €15,000. The rest goes by transfer or card.",
  cashBoxNotEmpty: "There is cash in the box. Take it out first.",
  paymentPaid: "Some of the payment is paid already. Reverse the taken amount first.",
  paymentByVoucher: "A pass covers the visit. Put it back on the pass first.",
  voucherUsed: "Visits of the pass are used already, so its sale cannot be canceled.",
  moreThanLeft: "The pass has less left.",
  voucherOver: "The pass has ended, or is archived. Extend it or bring it back first.",
  voucherNotPaid: "The sale of the pass is not wholly paid. Until it is, the whole payment can be canceled.",
  nothingLeft: "No visit of the pass is left.",
  voucherNotUsable:
    "This pass cannot pay the visit: it is not for the service, not valid on the day, or nothing is left on it.",
  entryReversed: "This amount is reversed already.",
  exportTooLong: "An export covers a year at most.",
  invoicingOff: "Invoicing is switched off. Administrators switch it on in the settings.",
  paymentInvoiced: "The payment has an invoice, so it is neither changed nor canceled. Issue a credit note first.",
  paymentOpened:
    "The amount was taken over from another program: its invoice is there, and its lines stay. Cancel the payment to correct a mistake.",
  notInvoiceable: "A payment that costs nothing has no invoice.",
  advanceDocumented: "An advance invoice states this money. Issue a credit note of it first.",
  visitCharged:
    "The visit of a patient you are taking out is paid or invoiced. Reverse the payment first, or issue a credit note.",
  voucherServiceGone: "The pass has a service that you no longer offer. Replace it in the preset first.",
  noAdvance: "No money waits for an advance invoice.",
  paymentsDiffer:
    "An invoice is of payments of one patient or of one payer, in one currency, and either all paid or all unpaid. What was given before a change of VAT has an invoice of its own.",
  currencyFixed: "The currency can no longer be changed: the centre has payments or cash entries.",
  rateInvalid: "A rate is between 10 and 50 crowns, with three decimal places at most.",
  vatRateMissing: "Choose the rate of VAT.",
  rateMissing: "Enter the rate: a document in euros states VAT in crowns too.",
  customerMissing: "The payment has neither a patient nor a payer. Issue the invoice to somebody else.",
  vatDayMissing: "Enter the day from which this holds.",
  numberLowered: "The next number can only be raised: lower ones have been issued or skipped.",
  seriesTaken: "Another of your series already has such numbers. Choose another prefix.",
  seriesShared:
    "Another centre with the same company number, with which you share administrators, issues such numbers too. Give invoices, credit notes and advance invoices another prefix.",
  prefixInvalid: "A prefix has at most six plain letters, digits and hyphens.",
  customerIncomplete: "The document has to name its customer with an address. Fill them in.",
  notPrintable:
    "The document would have characters that cannot be printed: {{characters}}. Replace them by letters: in its lines, its customer, their note, or the billing information.",
  supplyAhead:
    "The taxed supply is still ahead, so it has no invoice yet. Until then send a request for payment; what comes in advance gets an advance invoice.",
  advanceMissing: "Money received in an earlier month is taxed on its own. Issue its advance invoice first.",
  monthsDiffer: "The taxed lines of an invoice are of one month. Issue an invoice for each month.",
  taxNumberInvalid: "A Slovak tax number (DIČ) has ten digits.",
  lessThanDue: "The cash received is less than the amount paid.",
  moreThanOwed: "The amount is more than what is left to pay.",
  cashNotPayable: "There are no coins that small. Enter whole crowns, in Slovakia by five cents.",
  discountNotAllowed: "Administrators give discounts. Enter the list price, or ask one.",
  centerYoung:
    "New centres send messages step by step: 20 on the first day, 20 more on each further day, and after a month without a limit. That is all for today, go on tomorrow.",
  addressInDocument:
    "A name, an item or a note of the document has a web address in it. A new centre does not e-mail such a document: hand it over in another way.",
} as const;
