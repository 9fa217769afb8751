import { graphql } from "../graphql.ts";

export const InvoiceToCredit = graphql(`
  query InvoiceToCredit($invoice: Int!) {
    invoice(invoice: $invoice) {
      id
      version
      kind
      invoiceNumber
      credited
      creditable
      creditedWhole
      price {
        amount
        currency
      }
      lines {
        place
        name
        price {
          amount
          currency
        }
        credited
        payment {
          patientCard {
            uuid
            fullName
          }
        }
      }
      payment {
        id
      }
    }
  }
`);

export const CreditInvoice = graphql(`
  mutation CreditInvoice($invoice: Int!, $version: Int!, $lines: [Int!]!, $reason: String!) {
    invoiceCreditNoteCreate(invoice: $invoice, version: $version, lines: $lines, reason: $reason) {
      invoiceNumber
    }
  }
`);
