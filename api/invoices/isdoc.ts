import type { PaymentMethod } from "#rules/codes.ts";
import { asksTransfer } from "#rules/invoices/asks-transfer.ts";
import type { InvoiceContent, InvoiceLine } from "#rules/invoices/content.ts";
import { dueAmount } from "#rules/invoices/due-amount.ts";
import { invoiceTotals, lineAmounts, vatSums, type Amounts } from "#rules/invoices/vat-sums.ts";
import { toDecimal } from "#rules/money/decimal.ts";
import type { Vat } from "#rules/money/vat-rates.ts";
import { ibanToAccount } from "#rules/patients/identifiers.ts";
import { isdocParty } from "./isdoc-party.ts";
import { optionalXml, writeXml, xml, XML_DECLARATION, type XmlElement } from "./xml.ts";

const VERSION = "6.0.2";
const NAMESPACE = "http://isdoc.cz/namespace/2013";

/** Codes of PaymentMeansCode; one by voucher is settled with what was paid for the voucher. */
const PAYMENT_MEANS: Record<PaymentMethod, number> = { CASH: 10, TRANSFER: 42, CARD: 48, VOUCHER: 97 };

/** The provision that exempts health care from VAT. */
const HEALTH_CARE_ACTS: Record<string, string> = {
  CZ: "§ 58 zákona č. 235/2004 Sb., o dani z přidané hodnoty",
  SK: "§ 29 zákona č. 222/2004 Z. z. o dani z pridanej hodnoty",
};

/**
 * The content as an ISDOC 6.0.2 document in UTF-8 (schema and rules: https://github.com/isdoc/schema). The same content
 * gives the same bytes. Amounts of a credit note are positive, as the rules demand.
 */
export function isdocOf(content: InvoiceContent): string {
  const { corrects, issuer, note } = content;
  const notes = [note, corrects?.reason].filter(Boolean).join("\n");
  const invoice = xml(
    "Invoice",
    [
      xml("DocumentType", corrects ? 2 : 1),
      xml("ID", content.number),
      xml("UUID", content.uuid),
      xml("IssuingSystem", "Motus"),
      xml("IssueDate", content.issuedOn),
      // By the rules neither a credit note nor the document of a non-payer has one.
      issuer.vatPayer && !corrects ? xml("TaxPointDate", content.suppliedOn) : null,
      xml("VATApplicable", String(issuer.vatPayer)),
      xml("ElectronicPossibilityAgreementReference", ""),
      optionalXml("Note", notes),
      xml("LocalCurrencyCode", content.currency),
      xml("CurrRate", 1),
      xml("RefCurrRate", 1),
      xml("AccountingSupplierParty", [isdocParty(issuer)]),
      xml("AccountingCustomerParty", [isdocParty(content.customer)]),
      corrects && originalDocument(corrects),
      xml("InvoiceLines", invoiceLines(content)),
      taxTotal(content),
      monetaryTotal(content),
      xml("PaymentMeans", payments(content)),
    ],
    { xmlns: NAMESPACE, version: VERSION },
  );
  return XML_DECLARATION + writeXml(invoice);
}

const originalDocument = ({ number, issuedOn, uuid }: NonNullable<InvoiceContent["corrects"]>) =>
  xml("OriginalDocumentReferences", [
    xml("OriginalDocumentReference", [xml("ID", number), xml("IssueDate", issuedOn), xml("UUID", uuid)], {
      id: "original",
    }),
  ]);

function invoiceLines({ lines, currency, issuer }: InvoiceContent): XmlElement[] {
  const amounts = lineAmounts(lines);
  return lines.map((line, at) => invoiceLine(line, at, written(amounts[at]!, currency), issuer.country));
}

/** One piece of a service: its price is that of the unit. */
const invoiceLine = ({ name, vat }: InvoiceLine, at: number, amounts: Written, country: string) =>
  xml("InvoiceLine", [
    xml("ID", at + 1),
    xml("InvoicedQuantity", 1),
    xml("LineExtensionAmount", amounts.priceWithoutVat),
    xml("LineExtensionAmountTaxInclusive", amounts.price),
    xml("LineExtensionTaxAmount", amounts.vatPrice),
    xml("UnitPrice", amounts.priceWithoutVat),
    xml("UnitPriceTaxInclusive", amounts.price),
    xml("ClassifiedTaxCategory", [
      xml("Percent", vat.percent),
      // From above.
      xml("VATCalculationMethod", 1),
      vatApplicable(vat),
    ]),
    vat.zeroReason === "HEALTH_CARE" ? optionalXml("VATNote", HEALTH_CARE_ACTS[country]) : null,
    xml("Item", [xml("Description", name)]),
  ]);

const vatApplicable = ({ zeroReason }: Vat) => xml("VATApplicable", String(zeroReason !== "NOT_A_PAYER"));

function taxTotal({ lines, currency }: InvoiceContent): XmlElement {
  const zero = toDecimal(0, currency);
  const subtotals = vatSums(lines).map((sum) => {
    const { price, priceWithoutVat, vatPrice } = written(sum, currency);
    return xml("TaxSubTotal", [
      xml("TaxableAmount", priceWithoutVat),
      xml("TaxAmount", vatPrice),
      xml("TaxInclusiveAmount", price),
      xml("AlreadyClaimedTaxableAmount", zero),
      xml("AlreadyClaimedTaxAmount", zero),
      xml("AlreadyClaimedTaxInclusiveAmount", zero),
      xml("DifferenceTaxableAmount", priceWithoutVat),
      xml("DifferenceTaxAmount", vatPrice),
      xml("DifferenceTaxInclusiveAmount", price),
      xml("TaxCategory", [xml("Percent", sum.percent), vatApplicable(sum)]),
    ]);
  });
  const { vatPrice } = invoiceTotals({ lines, rounding: 0 });
  return xml("TaxTotal", [...subtotals, xml("TaxAmount", toDecimal(vatPrice, currency))]);
}

function monetaryTotal(content: InvoiceContent): XmlElement {
  const totals = invoiceTotals(content);
  const { price, priceWithoutVat } = written(totals, content.currency);
  const zero = toDecimal(0, content.currency);
  return xml("LegalMonetaryTotal", [
    xml("TaxExclusiveAmount", priceWithoutVat),
    xml("TaxInclusiveAmount", price),
    xml("AlreadyClaimedTaxExclusiveAmount", zero),
    xml("AlreadyClaimedTaxInclusiveAmount", zero),
    xml("DifferenceTaxExclusiveAmount", priceWithoutVat),
    xml("DifferenceTaxInclusiveAmount", price),
    xml("PayableRoundingAmount", toDecimal(totals.rounding, content.currency)),
    // Paid without a document of its own, by which it would be claimed already.
    xml("PaidDepositsAmount", toDecimal(content.paidBefore ?? 0, content.currency)),
    xml("PayableAmount", toDecimal(dueAmount(content), content.currency)),
  ]);
}

/** One for each method that has paid. */
const payments = (content: InvoiceContent): XmlElement[] =>
  content.paidBy?.map(({ method, amount }) =>
    xml("Payment", [
      xml("PaidAmount", toDecimal(amount, content.currency)),
      xml("PaymentMeansCode", PAYMENT_MEANS[method]),
    ]),
  ) ?? [payment(content)];

/** Only an invoice that is to be paid by a transfer names the account: others would be paid once more. */
function payment(content: InvoiceContent): XmlElement {
  const { method, accountNumber, iban } = content.payment;
  const account = accountNumber ?? (iban && ibanToAccount(iban)) ?? "";
  const [number = "", bankCode = ""] = account.split("/");
  return xml("Payment", [
    xml("PaidAmount", toDecimal(dueAmount(content), content.currency)),
    xml("PaymentMeansCode", PAYMENT_MEANS[method]),
    asksTransfer(content) && (account || iban)
      ? xml("Details", [
          xml("PaymentDueDate", content.dueOn),
          xml("ID", number),
          xml("BankCode", bankCode),
          xml("Name", ""),
          xml("IBAN", iban ?? ""),
          xml("BIC", ""),
          xml("VariableSymbol", content.variableSymbol),
        ])
      : null,
  ]);
}

type Written = Record<keyof Amounts, string>;

const written = ({ price, priceWithoutVat, vatPrice }: Amounts, currency: string): Written => ({
  price: toDecimal(price, currency),
  priceWithoutVat: toDecimal(priceWithoutVat, currency),
  vatPrice: toDecimal(vatPrice, currency),
});
