import { graphql } from "../graphql.ts";

export const ReversePaymentEntry = graphql(`
  mutation ReversePaymentEntry($payment: Int!, $entry: Int!, $reason: String!, $version: Int!) {
    paymentEntryReverse(payment: $payment, entry: $entry, reason: $reason, version: $version) {
      invoice {
        id
        creditable
      }
      entries {
        id
        method
        amount {
          amount
        }
        cashEntry {
          id
        }
      }
    }
  }
`);

export const CancelPayment = graphql(`
  mutation CancelPayment($payment: Int!, $reason: String!, $paymentMethod: PaymentMethod, $version: Int!) {
    paymentCancel(payment: $payment, reason: $reason, paymentMethod: $paymentMethod, version: $version) {
      id
    }
  }
`);
