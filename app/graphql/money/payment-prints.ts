import { graphql } from "../graphql.ts";
import { PaymentTransfer } from "./payment-transfer.ts";

export const PaymentConfirmation = graphql(`
  query PaymentConfirmation($id: Int!) {
    paymentConfirmation(paymentEntry: $id) {
      at
      method
      reason
      content
      amount {
        amount
        currency
      }
      payment {
        id
        payer
        patientCard {
          fullName
        }
      }
    }
  }
`);

export const PrintedCall = graphql(
  `
    query PrintedCall($id: Int!) {
      payment(payment: $id) {
        id
        paid {
          amount
          currency
        }
        price {
          amount
          currency
        }
        paymentItems {
          id
          name
          price {
            amount
          }
          listPrice {
            amount
          }
          discountReason
        }
      }
      paymentInfo(input: { payment: $id }) {
        ...PaymentTransfer
        call
      }
    }
  `,
  [PaymentTransfer],
);
