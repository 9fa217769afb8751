import { graphql } from "./graphql.ts";

/** An invoice as it is printed. */
export const PrintedInvoice = graphql(`
  query PrintedInvoice($uuid: String!) {
    dataForInvoice(invoiceCacheUuid: $uuid) {
      content
      qrCode
      payment
    }
  }
`);

export const InvoicePdf = graphql(`
  query InvoicePdf($invoice: Int!) {
    invoice(invoice: $invoice) {
      file {
        uuid
      }
    }
  }
`);

export const InvoiceIsdoc = graphql(`
  query InvoiceIsdoc($invoice: Int!) {
    invoice(invoice: $invoice) {
      isdoc {
        name
        text
      }
    }
  }
`);

export const IssueInvoice = graphql(`
  mutation IssueInvoice($payment: Int!, $version: Int!) {
    invoiceCreate(payment: $payment, version: $version) {
      invoiceNumber
    }
  }
`);

export const UpdateInvoice = graphql(`
  mutation UpdateInvoice($invoice: Int!, $input: InvoiceUpdateInput!, $version: Int!) {
    invoiceUpdate(invoice: $invoice, input: $input, version: $version) {
      id
    }
  }
`);
