import { graphql } from "./graphql.ts";

export const PayerOfPayment = graphql(`
  query PayerOfPayment($payment: Int!) {
    payment(payment: $payment) {
      id
      version
      payer
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
