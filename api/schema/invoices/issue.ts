import type { InvoiceParty } from "#rules/invoices/content.ts";
import { askedRate, type AskedRate } from "../../invoices/issuing/exchange-rate.ts";
import { draftInvoice, type InvoiceDraft as Draft } from "../../invoices/issuing/draft.ts";
import { customersBefore } from "../../invoices/issuing/customers-before.ts";
import { listInvoiceable } from "../../invoices/issuing/list-invoiceable.ts";
import { issueInvoice } from "../../invoices/issue.ts";
import { builder } from "../builder.ts";
import { AddressInput } from "../patients/patient-card.ts";
import { Payment } from "../payments/payments.ts";
import { DataForInvoiceParty } from "./data-for-invoice.ts";
import { Invoice } from "./invoices.ts";

builder.scalarType("InvoiceParty", {
  description: "A party of an invoice, as JSON",
  serialize: (value) => value as InvoiceParty,
});

export const InvoiceCustomerInput = builder.inputType("InvoiceCustomerInput", {
  description: "A customer who is neither the patient nor the payer, such as an employer",
  fields: (t) => ({
    name: t.string({ required: true }),
    companyNumber: t.string(),
    vatNumber: t.string(),
    taxNumber: t.string({ description: "The Slovak DIČ" }),
    address: t.field({ type: AddressInput }),
    abroadAddress: t.string({ description: "As it is printed, in place of the address" }),
    country: t.string({ description: "Two letters; by default that of the issuer" }),
  }),
});

const InvoicedPaymentInput = builder.inputType("InvoicedPaymentInput", {
  fields: (t) => ({
    payment: t.int({ required: true }),
    version: t.int({ required: true, description: "The version of the payment" }),
  }),
});

builder.objectField(Invoice, "customer", (t) =>
  t.field({ type: DataForInvoiceParty, resolve: ({ content }) => content.customer }),
);

const InvoiceExchangeRate = builder.objectRef<AskedRate>("InvoiceExchangeRate").implement({
  description: "The rate by which an invoice in euros states its VAT in crowns",
  fields: (t) => ({
    suppliedOn: t.expose("suppliedOn", { type: "Date", description: "The day whose rate it is" }),
    offered: t.exposeInt("offered", {
      nullable: true,
      description: "Thousandths of a crown for one euro: the rate last used for that day",
    }),
  }),
});

const InvoiceDraft = builder.objectRef<Draft>("InvoiceDraft").implement({
  description: "An invoice that is not issued yet",
  fields: (t) => ({
    asksCustomer: t.exposeBoolean("asksCustomer", {
      description: "Whether it has to name its customer with an address, which the payer or patient lacks",
    }),
    customer: t.field({
      type: "InvoiceParty",
      nullable: true,
      description: "The payer or patient, as JSON",
      resolve: ({ customer }) => customer,
    }),
    obstacle: t.exposeString("obstacle", {
      nullable: true,
      description: "The name of the error that its tax answers: it would be in another month",
    }),
    dueDays: t.exposeInt("dueDays", { nullable: true, description: "Until it is due; null of one that is paid" }),
  }),
});

builder.queryFields((t) => ({
  invoiceDraft: t.field({
    type: InvoiceDraft,
    rule: "invoice:write",
    args: { payment: t.arg.int({ required: true }), further: t.arg.intList() },
    resolve: (_root, { payment, further }, ctx) => draftInvoice(ctx, [payment, ...(further ?? [])]),
  }),
  invoiceExchangeRate: t.field({
    type: InvoiceExchangeRate,
    nullable: true,
    rule: "invoice:write",
    description: "Null where an invoice of these payments states no VAT in crowns",
    args: { payment: t.arg.int({ required: true }), further: t.arg.intList() },
    resolve: (_root, { payment, further }, ctx) => askedRate(ctx, [payment, ...(further ?? [])]),
  }),
  invoiceCustomers: t.field({
    type: [Invoice],
    rule: "payment:read",
    description: "The latest invoices of a payment's patient or payer to other customers: of each one, of five at most",
    args: { payment: t.arg.int({ required: true }) },
    resolve: (_root, { payment }, ctx) => customersBefore(ctx, payment),
  }),
  invoiceablePayments: t.field({
    type: [Payment],
    rule: "payment:read",
    description:
      "Payments of a patient, or of a payer with any patients, that can be on invoices: the latest 100, the oldest first",
    args: { patientCard: t.arg.int(), payer: t.arg.string() },
    resolve: (_root, which, ctx) => listInvoiceable(ctx, which),
  }),
}));

builder.mutationFields((t) => ({
  invoiceCreate: t.field({
    type: Invoice,
    rule: "invoice:write",
    description: "Issues the invoice of a payment, or of several that go together",
    args: {
      payment: t.arg.int({ required: true }),
      version: t.arg.int({ required: true, description: "The version of the payment" }),
      further: t.arg({
        type: [InvoicedPaymentInput],
        description: "Up to 99 payments more, of the same payer, or without one of the same patient",
      }),
      customer: t.arg({ type: InvoiceCustomerInput, description: "By default the payer, else the patient" }),
      dueDays: t.arg.int({ description: "By default those of the customer before, else of the centre" }),
      exchangeRate: t.arg.int({
        description: "Thousandths of a crown for one euro, asked for by `invoiceExchangeRate`: 24315 is 24.315",
      }),
    },
    resolve: (_root, { payment: id, version, customer, further, exchangeRate, dueDays }, ctx) =>
      issueInvoice(
        ctx,
        { id, version },
        {
          customer,
          exchangeRate,
          dueDays,
          further: further?.map(({ payment, version: seen }) => ({ id: payment, version: seen })),
        },
      ),
  }),
}));
