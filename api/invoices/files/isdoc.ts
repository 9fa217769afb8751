import type { PaymentMethod } from "#rules/codes.ts";
import { asksTransfer } from "#rules/invoices/asks-transfer.ts";
import type { InvoiceContent, InvoiceLine } from "#rules/invoices/content.ts";
import { crownLines, crownSums, crownTotals } from "#rules/invoices/in-crowns.ts";
import { isTaxDocument } from "#rules/invoices/is-tax-document.ts";
import { invoiceTotals, lineAmounts, taxedSums, vatSums, type Amounts } from "#rules/invoices/vat-sums.ts";
import { toDecimal } from "#rules/money/decimal.ts";
import { divide } from "#rules/money/divide.ts";
import { rateDecimal, toCrowns } from "#rules/money/exchange-rate.ts";
import { isOutsideVat, type Vat, type ZeroVatReason } from "#rules/money/vat-rates.ts";
import { ibanToAccount } from "#rules/bank-accounts/account-number.ts";
import { isdocWriter, type IsdocWriter } from "./isdoc-amounts.ts";
import { isdocParty } from "./isdoc-party.ts";
import { optionalXml, writeXml, xml, XML_DECLARATION, type XmlElement } from "./xml.ts";

const VERSION = "6.0.2";
const NAMESPACE = "http://isdoc.cz/namespace/2013";

/** Codes of PaymentMeansCode; one by voucher is settled with what was paid for the voucher. */
const PAYMENT_MEANS: Record<PaymentMethod, number> = { CASH: 10, TRANSFER: 42, CARD: 48, VOUCHER: 97 };

/** The provisions by which health care is exempt from VAT, and a voucher that is taxed when used is sold outside of it. */
const PROVISIONS: Partial<Record<ZeroVatReason, Record<string, string>>> = {
  HEALTH_CARE: {
    CZ: "§ 58 zákona č. 235/2004 Sb., o dani z přidané hodnoty",
    SK: "§ 29 zákona č. 222/2004 Z. z. o dani z pridanej hodnoty",
  },
  WHEN_USED: {
    CZ: "§ 15b zákona č. 235/2004 Sb., o dani z přidané hodnoty",
    SK: "§ 9a zákona č. 222/2004 Z. z. o dani z pridanej hodnoty",
  },
};

/**
 * The content as an ISDOC 6.0.2 document in UTF-8 (schema and rules: https://github.com/isdoc/schema). The same content
 * gives the same bytes. Amounts of a credit note are positive, as the rules demand.
 */
export function isdocOf(content: InvoiceContent): string {
  const { corrects, exchangeRate, issuer, note } = content;
  const isTax = isTaxDocument(content);
  const notes = [note, corrects?.reason].filter(Boolean).join("\n");
  const invoice = xml(
    "Invoice",
    [
      xml("DocumentType", documentType(content)),
      xml("ID", content.number),
      xml("UUID", content.uuid),
      xml("IssuingSystem", "Motus"),
      xml("IssueDate", content.issuedOn),
      // By the rules neither a credit note nor a document without a taxable supply has one.
      isTax && !corrects ? xml("TaxPointDate", content.suppliedOn) : null,
      xml("VATApplicable", String(isTax)),
      xml("ElectronicPossibilityAgreementReference", ""),
      optionalXml("Note", notes),
      xml("LocalCurrencyCode", exchangeRate === undefined ? content.currency : "CZK"),
      exchangeRate === undefined ? null : xml("ForeignCurrencyCode", content.currency),
      xml("CurrRate", exchangeRate === undefined ? 1 : rateDecimal(exchangeRate)),
      xml("RefCurrRate", 1),
      xml("AccountingSupplierParty", [isdocParty(issuer)]),
      xml("AccountingCustomerParty", [isdocParty(content.customer)]),
      corrects && originalDocument(corrects),
      xml("InvoiceLines", invoiceLines(content)),
      taxedDeposits(content),
      taxTotal(content),
      monetaryTotal(content),
      xml("PaymentMeans", payments(content)),
    ],
    { xmlns: NAMESPACE, version: VERSION },
  );
  return XML_DECLARATION + writeXml(invoice);
}

/** An invoice or a document on an advance, and the credit note of each. */
function documentType({ corrects, onAdvance }: InvoiceContent): number {
  if (onAdvance) return corrects ? 6 : 5;
  return corrects ? 2 : 1;
}

const originalDocument = ({ number, issuedOn, uuid }: NonNullable<InvoiceContent["corrects"]>) =>
  xml("OriginalDocumentReferences", [
    xml("OriginalDocumentReference", [xml("ID", number), xml("IssueDate", issuedOn), xml("UUID", uuid)], {
      id: "original",
    }),
  ]);

function invoiceLines(content: InvoiceContent): XmlElement[] {
  const { lines, issuer, exchangeRate: rate } = content;
  const own = lineAmounts(lines);
  const local = rate === undefined ? own : crownLines(lines, rate);
  return lines.map((line, at) => invoiceLine(line, at, isdocWriter(content, own[at]!, local[at]!), issuer.country));
}

/** One piece of a service: its price is that of the unit. */
const invoiceLine = ({ name, vat }: InvoiceLine, at: number, { local, both }: IsdocWriter<Amounts>, country: string) =>
  xml("InvoiceLine", [
    xml("ID", at + 1),
    xml("InvoicedQuantity", 1),
    ...both("LineExtensionAmount", "priceWithoutVat"),
    ...both("LineExtensionAmountTaxInclusive", "price"),
    local("LineExtensionTaxAmount", "vatPrice"),
    local("UnitPrice", "priceWithoutVat"),
    local("UnitPriceTaxInclusive", "price"),
    xml("ClassifiedTaxCategory", taxCategory(vat)),
    vat.zeroReason && optionalXml("VATNote", PROVISIONS[vat.zeroReason]?.[country]),
    xml("Item", [xml("Description", name)]),
  ]);

const taxCategory = (vat: Vat) => [
  xml("Percent", vat.percent),
  // From above.
  xml("VATCalculationMethod", 1),
  vatApplicable(vat),
];

const vatApplicable = (vat: Vat) => xml("VATApplicable", String(!isOutsideVat(vat)));

/** Documents on advances that are deducted, one element for each of their rates. */
function taxedDeposits({ deducted, variableSymbol, currency }: InvoiceContent): XmlElement | null {
  const deposits = (deducted ?? []).flatMap(({ number, lines }) =>
    vatSums(lines).map((sum) =>
      xml("TaxedDeposit", [
        xml("ID", number),
        xml("VariableSymbol", variableSymbol),
        xml("TaxableDepositAmount", toDecimal(sum.priceWithoutVat, currency)),
        xml("TaxInclusiveDepositAmount", toDecimal(sum.price, currency)),
        xml("ClassifiedTaxCategory", taxCategory(sum)),
      ]),
    ),
  );
  return deposits.length > 0 ? xml("TaxedDeposits", deposits) : null;
}

/** The whole amounts, the part that documents on advances have claimed, and the difference. */
const withClaimed = (whole: Amounts, left: Amounts) => ({
  ...whole,
  claimed: whole.price - left.price,
  claimedWithoutVat: whole.priceWithoutVat - left.priceWithoutVat,
  claimedVat: whole.vatPrice - left.vatPrice,
  left: left.price,
  leftWithoutVat: left.priceWithoutVat,
  leftVat: left.vatPrice,
});

function taxTotal(content: InvoiceContent): XmlElement {
  const { lines, exchangeRate: rate } = content;
  const sums = vatSums(lines);
  const taxed = taxedSums(content);
  // A document that states crowns too deducts nothing.
  const locals = rate === undefined ? taxed : crownSums(lines, rate);
  const subtotals = sums.map((sum, at) => {
    const local = rate === undefined ? sum : locals[at]!;
    const { both } = isdocWriter(content, withClaimed(sum, taxed[at]!), withClaimed(local, locals[at]!));
    return xml("TaxSubTotal", [
      ...both("TaxableAmount", "priceWithoutVat"),
      ...both("TaxAmount", "vatPrice"),
      ...both("TaxInclusiveAmount", "price"),
      ...both("AlreadyClaimedTaxableAmount", "claimedWithoutVat"),
      ...both("AlreadyClaimedTaxAmount", "claimedVat"),
      ...both("AlreadyClaimedTaxInclusiveAmount", "claimed"),
      ...both("DifferenceTaxableAmount", "leftWithoutVat"),
      ...both("DifferenceTaxAmount", "leftVat"),
      ...both("DifferenceTaxInclusiveAmount", "left"),
      xml("TaxCategory", [xml("Percent", sum.percent), vatApplicable(sum)]),
    ]);
  });
  const { both } = isdocWriter(content, ownTotals(content), localTotals(content));
  return xml("TaxTotal", [...subtotals, ...both("TaxAmount", "vatPrice")]);
}

type Totals = ReturnType<typeof invoiceTotals>;

/** The totals with what is due. The part that was paid is that without a document, by which it would be claimed already. */
const withPaid = (whole: Totals, left: Totals, paid: number) => ({
  ...withClaimed(whole, left),
  rounding: left.rounding,
  payable: left.payable,
  paid,
  due: left.payable - paid,
});

const ownTotals = ({ deducted, paidBefore = 0, ...content }: InvoiceContent) =>
  withPaid(invoiceTotals(content), invoiceTotals({ ...content, deducted }), paidBefore);

const localTotals = (content: InvoiceContent) => {
  const { paidBefore = 0, exchangeRate: rate } = content;
  if (rate === undefined) return ownTotals(content);
  const totals = crownTotals(content, rate);
  return withPaid(totals, totals, toCrowns(paidBefore, rate));
};

function monetaryTotal(content: InvoiceContent): XmlElement {
  const { both } = isdocWriter(content, ownTotals(content), localTotals(content));
  // The schema has the amounts in the local currency first here.
  const turned = (...given: Parameters<typeof both>) => both(...given).toReversed();
  return xml("LegalMonetaryTotal", [
    ...turned("TaxExclusiveAmount", "priceWithoutVat"),
    ...turned("TaxInclusiveAmount", "price"),
    ...turned("AlreadyClaimedTaxExclusiveAmount", "claimedWithoutVat"),
    ...turned("AlreadyClaimedTaxInclusiveAmount", "claimed"),
    ...turned("DifferenceTaxExclusiveAmount", "leftWithoutVat"),
    ...turned("DifferenceTaxInclusiveAmount", "left"),
    ...turned("PayableRoundingAmount", "rounding"),
    ...turned("PaidDepositsAmount", "paid"),
    ...turned("PayableAmount", "due"),
  ]);
}

/** One for each method that has paid; in the local currency they come to what the document does. */
function payments(content: InvoiceContent): XmlElement[] {
  const { paidBy, currency, exchangeRate: rate } = content;
  if (!paidBy) return [payment(content)];
  const own = paidBy.map(({ amount }) => amount);
  const local = rate === undefined ? own : divide(localTotals(content).payable, own);
  return paidBy.map(({ method }, at) =>
    xml("Payment", [
      xml("PaidAmount", toDecimal(local[at]!, rate === undefined ? currency : "CZK")),
      xml("PaymentMeansCode", PAYMENT_MEANS[method]),
    ]),
  );
}

/** Only an invoice that is to be paid by a transfer names the account: others would be paid once more. */
function payment(content: InvoiceContent): XmlElement {
  const { method, accountNumber, iban } = content.payment;
  const account = accountNumber ?? (iban && ibanToAccount(iban)) ?? "";
  const [number = "", bankCode = ""] = account.split("/");
  return xml("Payment", [
    // Without a foreign currency of its own, as every such element in the local one.
    isdocWriter(content, localTotals(content), localTotals(content)).local("PaidAmount", "due"),
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
