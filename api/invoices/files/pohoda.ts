import type { PaymentMethod } from "#rules/codes.ts";
import type { InvoiceContent, InvoiceLine, InvoiceParty } from "#rules/invoices/content.ts";
import { crownSums, lacksCrowns } from "#rules/invoices/in-crowns.ts";
import { isTaxDocument } from "#rules/invoices/is-tax-document.ts";
import { invoiceTotals, lineAmounts, taxedSums, vatSums, type Amounts } from "#rules/invoices/vat-sums.ts";
import { toDecimal } from "#rules/money/decimal.ts";
import { rateDecimal, toCrowns } from "#rules/money/exchange-rate.ts";
import type { Vat } from "#rules/money/vat-rates.ts";
import { addressParts } from "#rules/patients/format-address.ts";
import { oneLine } from "#rules/text/visible.ts";
import { openTag, optionalXml, writeXml, xml, XML_DECLARATION, type XmlElement } from "./xml.ts";

/*
 * A dataPack of Pohoda, version 2 (https://www.stormware.cz/xml/): head, one part for each invoice, foot, so that an export
 * of any length needs the memory of one invoice. Amounts of a credit note are negative here.
 */

const SCHEMAS = "http://www.stormware.cz/schema/version_2/";
const VERSION = "2.0";

/** Names of rateVAT, and of the sums of a rate in the summary. */
const RATES: Record<Vat["rate"], { item: string; sum: string }> = {
  PRIMARY: { item: "high", sum: "priceHigh" },
  REDUCED: { item: "low", sum: "priceLow" },
  ZERO: { item: "none", sum: "priceNone" },
};

const PAYMENT_TYPES: Record<PaymentMethod, string> = {
  CASH: "cash",
  TRANSFER: "draft",
  CARD: "creditcard",
  VOUCHER: "compensation",
};

const METHODS: Record<PaymentMethod, string> = {
  CASH: "v hotovosti",
  TRANSFER: "převodem",
  CARD: "kartou",
  VOUCHER: "permanentkou",
};

/** Begins a pack. Pohoda takes it only into the accounts of this company number. */
export const pohodaHead = (pack: { id: string; companyNumber: string; note: string }): string =>
  `${XML_DECLARATION}${openTag("dat:dataPack", {
    "xmlns:dat": `${SCHEMAS}data.xsd`,
    "xmlns:inv": `${SCHEMAS}invoice.xsd`,
    "xmlns:typ": `${SCHEMAS}type.xsd`,
    version: VERSION,
    id: pack.id,
    ico: pack.companyNumber,
    application: "Motus",
    note: pack.note,
  })}\n`;

/** An invoice or credit note of the pack, identified there by its number. */
export function pohodaInvoice(content: InvoiceContent): string {
  const invoice = xml("inv:invoice", [header(content), detail(content), summary(content)], { version: VERSION });
  return writeXml(xml("dat:dataPackItem", [invoice], { version: VERSION, id: content.number }), "  ");
}

/** Ends a pack. */
export const pohodaFoot = (): string => "</dat:dataPack>\n";

const header = ({ corrects, issuer, lines, payment, ...content }: InvoiceContent): XmlElement =>
  xml("inv:invoiceHeader", [
    xml("inv:invoiceType", corrects ? "issuedCreditNotice" : "issuedInvoice"),
    xml("inv:number", [xml("typ:numberRequested", cut(content.number, 20))]),
    xml("inv:symVar", content.variableSymbol),
    corrects ? xml("inv:originalDocument", cut(corrects.number, 32)) : null,
    xml("inv:date", content.issuedOn),
    isTaxDocument({ issuer, lines }) ? xml("inv:dateTax", content.suppliedOn) : null,
    xml("inv:dateDue", content.dueOn),
    // The code of exempt care is one that the accountant has chosen in Pohoda.
    classificationVat(!isTaxDocument({ issuer, lines })),
    xml("inv:text", cut(corrects?.reason ?? lines.map(({ name }) => name).join(", "), 240)),
    xml("inv:partnerIdentity", [partner(content.customer)]),
    xml("inv:paymentType", [xml("typ:paymentType", PAYMENT_TYPES[payment.method])]),
    optionalXml("inv:note", [content.note, paidBefore(content), paidBy(content)].filter(Boolean).join("\n")),
  ]);

/** Pohoda counts what is paid by its own documents of cash and bank: the sum of the invoice stays whole. */
const paidBefore = ({ paidBefore: paid, currency }: Pick<InvoiceContent, "paidBefore" | "currency">) =>
  paid && `Před vystavením uhrazeno ${toDecimal(paid, currency)} ${currency}.`;

/** Pohoda has one way of payment for an invoice: the last one, and all of them in words. */
const paidBy = ({ paidBy: paid, currency }: Pick<InvoiceContent, "paidBy" | "currency">) =>
  paid &&
  `Uhrazeno ${paid.map(({ method, amount }) => `${METHODS[method]} ${toDecimal(amount, currency)} ${currency}`).join(", ")}.`;

function partner({ name, address, abroadAddress, country, companyNumber, ...party }: InvoiceParty): XmlElement {
  const { street, number, psc, town } = addressParts(address);
  return xml("typ:address", [
    xml("typ:company", cut(name, 96)),
    abroadAddress ? null : optionalXml("typ:city", cut(town, 45)),
    optionalXml("typ:street", cut(abroadAddress ?? `${street} ${number}`.trim(), 45)),
    abroadAddress ? null : optionalXml("typ:zip", cut(psc, 15)),
    optionalXml("typ:ico", companyNumber),
    optionalXml("typ:dic", party.taxNumber ?? party.vatNumber),
    optionalXml("typ:icDph", party.taxNumber ? party.vatNumber : null),
    xml("typ:country", [xml("typ:ids", country)]),
  ]);
}

function detail({ lines, deducted = [], ...content }: InvoiceContent): XmlElement {
  const amounts = lineAmounts(lines);
  // Documents on advances are items of their own, one for each of their rates.
  const advances = deducted.flatMap(({ number, lines: taxed }) =>
    vatSums(taxed).map(({ price, priceWithoutVat, vatPrice, ...vat }) => {
      const less = { price: 0 - price, priceWithoutVat: 0 - priceWithoutVat, vatPrice: 0 - vatPrice };
      return item({ name: `Odečet zálohy ${number}`, price: less.price, vat }, content, writer(content, less));
    }),
  );
  return xml("inv:invoiceDetail", [
    ...lines.map((line, at) => item(line, content, writer(content, amounts[at]!))),
    ...advances,
  ]);
}

const classificationVat = (outside: boolean) =>
  xml("inv:classificationVAT", [xml("typ:classificationVATType", outside ? "nonSubsume" : "inland")]);

/** Amounts of lines are in the currency of the document. */
const item = ({ name, vat }: InvoiceLine, given: Given, amount: (part: keyof Amounts) => string) =>
  xml("inv:invoiceItem", [
    xml("inv:text", cut(name, 90)),
    xml("inv:quantity", 1),
    // The unit price includes VAT.
    xml("inv:payVAT", "true"),
    xml("inv:rateVAT", RATES[vat.rate].item),
    xml("inv:percentVAT", vat.percent),
    xml(isForeign(given) ? "inv:foreignCurrency" : "inv:homeCurrency", [
      xml("typ:unitPrice", amount("price")),
      xml("typ:price", amount("priceWithoutVat")),
      xml("typ:priceVAT", amount("vatPrice")),
      xml("typ:priceSum", amount("price")),
    ]),
    vat.zeroReason === "WHEN_USED" ? classificationVat(true) : null,
  ]);

/**
 * Sums by the rates of Pohoda, in the order of its schema, in crowns where VAT is stated in them; the reasons of zero
 * are one there. A document without a rate states no crowns: Pohoda takes the rate of its own list.
 */
function summary({ lines, deducted, rounding, ...content }: InvoiceContent): XmlElement {
  const { exchangeRate: rate } = content;
  const withoutReason = (priced: readonly Pick<InvoiceLine, "price" | "vat">[]) =>
    priced.map(({ price, vat }) => ({ price, vat: { ...vat, zeroReason: null } }));
  const merged = withoutReason(lines);
  const advances = deducted?.map((advance) => ({ lines: withoutReason(advance.lines) }));
  const sums = rate === undefined ? taxedSums({ lines: merged, deducted: advances }) : crownSums(merged, rate);
  const home = { ...content, currency: rate === undefined ? content.currency : "CZK" };
  const ofRate = (of: Vat["rate"]) =>
    sums
      .filter((sum) => sum.rate === of)
      .flatMap((sum) => {
        const amount = writer(home, sum);
        const name = `typ:${RATES[of].sum}`;
        if (of === "ZERO") return [xml(name, amount("price"))];
        return [
          xml(name, amount("priceWithoutVat")),
          xml(`${name}VAT`, amount("vatPrice")),
          xml(`${name}Sum`, amount("price")),
        ];
      });
  const rounded = rate === undefined ? rounding : toCrowns(rounding, rate);
  return xml("inv:invoiceSummary", [
    // The amount is given below: Pohoda is to compute none of its own.
    xml("inv:roundingDocument", "none"),
    lacksCrowns(content)
      ? null
      : xml("inv:homeCurrency", [
          ...ofRate("ZERO"),
          ...ofRate("REDUCED"),
          ...ofRate("PRIMARY"),
          xml("typ:round", [xml("typ:priceRound", writer(home, priceAlone(rounded))("price"))]),
        ]),
    isForeign(content)
      ? xml("inv:foreignCurrency", [
          xml("typ:currency", [xml("typ:ids", content.currency)]),
          ...(rate === undefined ? [] : [xml("typ:rate", rateDecimal(rate)), xml("typ:amount", 1)]),
          xml("typ:priceSum", writer(content, priceAlone(invoiceTotals({ lines, rounding }).payable))("price")),
        ])
      : null,
  ]);
}

type Given = Pick<InvoiceContent, "corrects" | "currency" | "exchangeRate" | "issuer">;

const isForeign = (given: Given): boolean => given.exchangeRate !== undefined || lacksCrowns(given);

const priceAlone = (price: number): Amounts => ({ price, priceWithoutVat: 0, vatPrice: 0 });

const writer =
  ({ corrects, currency }: Given, amounts: Amounts) =>
  (part: keyof Amounts): string =>
    toDecimal(corrects ? 0 - amounts[part] : amounts[part], currency);

/** On one line: Pohoda refuses a text that is longer than its field. The writer drops half of a character. */
const cut = (text: string, most: number): string => oneLine(text).slice(0, most).trimEnd();
