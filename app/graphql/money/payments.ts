import { PaymentTransfer } from "./payment-transfer.ts";
import { graphql, type ResultOf } from "../graphql.ts";
import { StripPatient } from "../patients/patient-strip.ts";

const PaymentHead = graphql(`
  fragment PaymentHead on Payment @_unmask {
    id
    version
    price {
      amount
      currency
    }
    paid {
      amount
    }
    disallowed {
      amount
    }
    owed {
      amount
    }
    createdAt
    payedAt
    paymentMethod
    canceledAt
    variableSymbol
    payer
  }
`);

/** The sums of all payments that match, of which a page is read as a list. */
export const PaymentSums = graphql(`
  query PaymentSums($patientCard: Int, $state: PaymentState, $from: DateTime, $to: DateTime) {
    payments(patientCard: $patientCard, state: $state, from: $from, to: $to) {
      price
      paid
      disallowed
      byMethod {
        method
        amount
        rounding
      }
    }
  }
`);
export type PaymentSums = ResultOf<typeof PaymentSums>["payments"];

export const PaymentPage = graphql(
  `
    query PaymentPage($id: Int!) {
      payment(payment: $id) {
        ...PaymentHead
        cancelCause
        cancelReason
        cancelable
        invoiceable
        invoiced
        monthClosed
        advance {
          receivedOn
        }
        invoices {
          id
          kind
          invoiceCacheUuid
          invoiceNumber
          issuedOn
          note
          payments {
            id
            variableSymbol
          }
          price {
            amount
            currency
          }
          corrects {
            invoiceNumber
          }
          credited
          creditable
          returnable
          fBatch {
            missing
          }
          received
          emails {
            recipient
            createdAt
            sentAt
            failedAt
          }
        }
        confirmedBy {
          fullName
        }
        patientCard {
          ...StripPatient
        }
        patientAttendance {
          event {
            id
            beginAt
          }
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
          vatRate
          targetType
          targetId
        }
        entries {
          id
          at
          method
          amount {
            amount
          }
          rounding {
            amount
          }
          reverses
          reason
          reversible
          cashEntry {
            id
            number
          }
          bankMovement {
            id
          }
          profile {
            id
            fullName
          }
        }
      }
      paymentInfo(input: { payment: $id }) {
        ...PaymentTransfer
      }
    }
  `,
  [PaymentHead, StripPatient, PaymentTransfer],
);
export type PaymentDetail = ResultOf<typeof PaymentPage>["payment"];

/** Services and products to choose from, with their list prices, and whether a line by hand has a rate of VAT. */
export const PaymentOffer = graphql(`
  query PaymentOffer {
    me {
      profile {
        medicalCenter {
          vatRatesNeeded
        }
      }
    }
    procedures {
      id
      name
      price {
        amount
        currency
      }
    }
    additionalProcedures {
      id
      name
      price {
        amount
        currency
      }
    }
  }
`);
export type Offer = ResultOf<typeof PaymentOffer>;

export const PatientToCharge = graphql(
  `
    query PatientToCharge($uuid: String!) {
      patientCard(uuid: $uuid) {
        id
        ...StripPatient
      }
    }
  `,
  [StripPatient],
);

export const CreatePayment = graphql(`
  mutation CreatePayment($input: PaymentCreateInput!) {
    paymentCreate(input: $input) {
      id
    }
  }
`);

export const UpdatePaymentItems = graphql(`
  mutation UpdatePaymentItems($payment: Int!, $inputs: [PaymentItemInput!]!, $version: Int!) {
    paymentItemsUpdate(payment: $payment, inputs: $inputs, version: $version) {
      id
    }
  }
`);

export const TakePayment = graphql(`
  mutation TakePayment($payment: Int!, $input: PaymentUpdateInput!, $version: Int!) {
    paymentUpdate(payment: $payment, input: $input, version: $version) {
      payedAt
      entries {
        id
        method
        amount {
          amount
          currency
        }
        rounding {
          amount
        }
        cashEntry {
          id
        }
      }
    }
  }
`);
