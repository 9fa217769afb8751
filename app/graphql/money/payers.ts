import { graphql } from "../graphql.ts";

/** Payers of lately, who are offered for a new payment. */
export const Payers = graphql(`
  query Payers {
    paymentPayers
  }
`);

export const PayerOfPayment = graphql(`
  query PayerOfPayment($payment: Int!) {
    payment(payment: $payment) {
      id
      version
      payer
      canceledAt
      invoiced
      invoices {
        kind
        credited
      }
    }
    paymentPayers
  }
`);

export const SetPayer = graphql(`
  mutation SetPayer($payment: Int!, $payer: String, $version: Int!) {
    paymentPayerSet(payment: $payment, payer: $payer, version: $version) {
      id
    }
  }
`);
