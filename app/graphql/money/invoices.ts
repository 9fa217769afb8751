import type { ResultOf } from "gql.tada";
import { graphql } from "../graphql.ts";

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

/** Payments that can be on one invoice with others. */
export const InvoiceablePayments = graphql(`
  query InvoiceablePayments($patientCard: Int, $payer: String) {
    invoiceablePayments(patientCard: $patientCard, payer: $payer) {
      id
      version
      variableSymbol
      createdAt
      price {
        amount
        currency
      }
      paid {
        amount
      }
      payedAt
      canceledAt
      payer
      patientCard {
        uuid
        fullName
      }
      paymentItems {
        name
      }
    }
  }
`);

/** A payment with its documents, and to whom those before were issued. */
const PaymentToDocument = graphql(`
  fragment PaymentToDocument on Payment @_unmask {
    id
    version
    price {
      amount
      currency
    }
    payer
    patientCard {
      id
      uuid
    }
    paymentItems {
      name
    }
    invoices {
      kind
      invoiceNumber
      credited
    }
  }
`);
export type DocumentedPayment = ResultOf<typeof PaymentToDocument>;

export const PaymentToInvoice = graphql(
  `
    query PaymentToInvoice($payment: Int!, $further: [Int!]) {
      payment(payment: $payment) {
        ...PaymentToDocument
      }
      invoiceDraft(payment: $payment, further: $further) {
        asksCustomer
        customer
        obstacle
        dueDays
      }
      invoiceExchangeRate(payment: $payment, further: $further) {
        suppliedOn
        offered
      }
      invoiceCustomers(payment: $payment) {
        invoiceCacheUuid
        customer {
          name
        }
      }
    }
  `,
  [PaymentToDocument],
);

export const PaymentAdvance = graphql(
  `
    query PaymentAdvance($payment: Int!) {
      payment(payment: $payment) {
        ...PaymentToDocument
        advance {
          receivedOn
          amount {
            amount
            currency
          }
        }
      }
      invoiceDraft(payment: $payment) {
        asksCustomer
        customer
      }
      invoiceCustomers(payment: $payment) {
        invoiceCacheUuid
        customer {
          name
        }
      }
    }
  `,
  [PaymentToDocument],
);

export const IssueAdvance = graphql(`
  mutation IssueAdvance($payment: Int!, $version: Int!, $customer: InvoiceCustomerInput) {
    invoiceAdvanceCreate(payment: $payment, version: $version, customer: $customer) {
      invoiceNumber
    }
  }
`);

export const IssueInvoice = graphql(`
  mutation IssueInvoice(
    $payment: Int!
    $version: Int!
    $further: [InvoicedPaymentInput!]
    $customer: InvoiceCustomerInput
    $exchangeRate: Int
    $dueDays: Int
  ) {
    invoiceCreate(
      payment: $payment
      version: $version
      further: $further
      customer: $customer
      exchangeRate: $exchangeRate
      dueDays: $dueDays
    ) {
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

export const InvoiceToMail = graphql(`
  query InvoiceToMail($invoice: Int!) {
    invoice(invoice: $invoice) {
      id
      invoiceNumber
      defaultRecipient
      payment {
        id
      }
    }
  }
`);

export const SendInvoiceEmail = graphql(`
  mutation SendInvoiceEmail($invoice: Int!, $email: String!) {
    invoiceEmailSend(invoice: $invoice, email: $email) {
      id
    }
  }
`);

export const InvoiceForNote = graphql(`
  query InvoiceForNote($invoice: Int!) {
    invoice(invoice: $invoice) {
      version
      note
      payment {
        id
      }
    }
  }
`);
