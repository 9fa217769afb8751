import { graphql } from "../graphql.ts";

/** The transfer that pays what is left of a payment, or of all on its invoice with it. */
export const PaymentTransfer = graphql(`
  fragment PaymentTransfer on PaymentInfo @_unmask {
    accountNumber
    iban
    message
    qrCode
    variableSymbol
    invoiceNumber
    price {
      amount
      currency
    }
  }
`);
