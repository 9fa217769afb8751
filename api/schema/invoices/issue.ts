import { customersBefore } from "../../invoices/issuing/customers-before.ts";
import { issueInvoice } from "../../invoices/issue.ts";
import { builder } from "../builder.ts";
import { AddressInput } from "../patients/patient-changes.ts";
import { DataForInvoiceParty } from "./data-for-invoice.ts";
import { Invoice } from "./invoices.ts";

const InvoiceCustomerInput = builder.inputType("InvoiceCustomerInput", {
  description: "A customer who is neither the patient nor the payer, such as an employer",
  fields: (t) => ({
    name: t.string({ required: true }),
    companyNumber: t.string(),
    vatNumber: t.string(),
    address: t.field({ type: AddressInput }),
    abroadAddress: t.string({ description: "As it is printed, in place of the address" }),
    country: t.string({ description: "Two letters; by default that of the issuer" }),
  }),
});

builder.objectField(Invoice, "customer", (t) =>
  t.field({ type: DataForInvoiceParty, resolve: ({ content }) => content.customer }),
);

builder.queryFields((t) => ({
  invoiceCustomers: t.field({
    type: [Invoice],
    rule: "payment:read",
    description: "The latest invoices of a payment's patient to other customers: of each one, of five at most",
    args: { payment: t.arg.int({ required: true }) },
    resolve: (_root, { payment }, ctx) => customersBefore(ctx, payment),
  }),
}));

builder.mutationFields((t) => ({
  invoiceCreate: t.field({
    type: Invoice,
    rule: "invoice:write",
    description: "Issues the invoice of a payment that is wholly paid, or wholly owed",
    args: {
      payment: t.arg.int({ required: true }),
      version: t.arg.int({ required: true, description: "The version of the payment" }),
      customer: t.arg({ type: InvoiceCustomerInput, description: "By default the payer, else the patient" }),
    },
    resolve: (_root, { payment: id, version, customer }, ctx) => issueInvoice(ctx, { id, version }, customer ?? null),
  }),
}));
