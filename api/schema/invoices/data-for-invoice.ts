import { zeroVatReasons, type Vat } from "#rules/money/vat-rates.ts";
import type { InvoiceContent, InvoiceIssuer, InvoiceParty } from "#rules/invoices/content.ts";
import { partyLines } from "#rules/invoices/party-lines.ts";
import { lineAmounts, taxedSums, type Amounts } from "#rules/invoices/vat-sums.ts";
import type { Invoice } from "../../invoices/issue.ts";
import { paymentCodeOfInvoice } from "../../invoices/payment-code.ts";
import { readInvoice } from "../../invoices/read.ts";
import { builder } from "../builder.ts";
import { VatRateEnum } from "../codes.ts";

builder.scalarType("InvoiceContent", {
  description: "All that an invoice prints, as it was frozen, as JSON",
  serialize: (value) => value as InvoiceContent,
});

const ZeroVatReason = builder.enumType("ZeroVatReason", {
  description: "The reason for which a supply bears no VAT",
  values: zeroVatReasons,
});

export const DataForInvoiceParty = builder.objectRef<InvoiceParty | InvoiceIssuer>("DataForInvoiceParty").implement({
  fields: (t) => ({
    name: t.exposeString("name"),
    companyNumber: t.exposeString("companyNumber", { nullable: true }),
    vatNumber: t.exposeString("vatNumber", { nullable: true }),
    taxNumber: t.string({ nullable: true, description: "The Slovak DIČ", resolve: ({ taxNumber }) => taxNumber }),
    country: t.exposeString("country"),
    address: t.stringList({ description: "Its lines as they are printed", resolve: (party) => partyLines(party) }),
    person: t.string({
      nullable: true,
      description: "Of an issuer who trades alone",
      resolve: (party) => ("person" in party ? party.person : null),
    }),
  }),
});

const DataForInvoiceItem = builder.objectRef<Amounts & Vat & { name: string | null }>("DataForInvoiceItem").implement({
  description: "A line of an invoice, or the sum of a rate, in minor units",
  fields: (t) => ({
    name: t.exposeString("name", { nullable: true, description: "Null for a sum" }),
    price: t.expose("price", { type: "SafeInt" }),
    priceWithoutVat: t.expose("priceWithoutVat", { type: "SafeInt" }),
    vatPrice: t.expose("vatPrice", { type: "SafeInt" }),
    vatRate: t.expose("rate", { type: VatRateEnum }),
    percent: t.exposeInt("percent"),
    zeroReason: t.expose("zeroReason", { type: ZeroVatReason, nullable: true }),
  }),
});

const DataForInvoice = builder.objectRef<Invoice & { paymentId: number }>("DataForInvoice").implement({
  fields: (t) => ({
    invoiceNumber: t.string({ resolve: ({ content }) => content.number }),
    dateOfIssue: t.expose("issuedOn", { type: "Date" }),
    issuer: t.field({ type: DataForInvoiceParty, resolve: ({ content }) => content.issuer }),
    customer: t.field({ type: DataForInvoiceParty, resolve: ({ content }) => content.customer }),
    items: t.field({
      type: [DataForInvoiceItem],
      resolve: ({ content: { lines } }) => {
        const amounts = lineAmounts(lines);
        return lines.map(({ name, vat }, at) => ({ name, ...vat, ...amounts[at]! }));
      },
    }),
    vatSums: t.field({
      type: [DataForInvoiceItem],
      description: "One for each rate, less what documents on advances have stated",
      resolve: ({ content }) => taxedSums(content).map((sum) => ({ name: null, ...sum })),
    }),
    qrCode: t.string({
      nullable: true,
      description: "The text of the code by which it is paid; null where no transfer is asked for",
      resolve: ({ content }) => paymentCodeOfInvoice(content)?.text,
    }),
    slovakIban: t.string({
      nullable: true,
      resolve: ({ content: { payment } }) => (payment.iban?.startsWith("SK") ? payment.iban : null),
    }),
    content: t.expose("content", { type: "InvoiceContent" }),
    payment: t.exposeInt("paymentId", { description: "The first of its payments" }),
  }),
});

builder.queryFields((t) => ({
  dataForInvoice: t.field({
    type: DataForInvoice,
    rule: "payment:read",
    args: { invoiceCacheUuid: t.arg.string({ required: true }) },
    resolve: (_root, { invoiceCacheUuid: uuid }, ctx) => readInvoice(ctx, { uuid }),
  }),
}));
