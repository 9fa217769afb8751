import { graphql, type ResultOf } from "../graphql.ts";

/** A payment on which a movement may be booked. */
const Payable = graphql(`
  fragment Payable on Payment @_unmask {
    id
    version
    owed {
      amount
      currency
    }
    createdAt
    payedAt
    canceledAt
    variableSymbol
    payer
    patientCard {
      fullName
    }
  }
`);
export type PayableRow = ResultOf<typeof Payable>;

export const BankStatementPage = graphql(`
  query BankStatementPage($id: Int!) {
    bankStatement(bankStatement: $id) {
      id
      number
      from
      to
      movements
      waiting
      booked
    }
  }
`);

export const BankMovementPage = graphql(
  `
    query BankMovementPage($id: Int!) {
      bankMovement(bankMovement: $id) {
        id
        day
        amount {
          amount
          currency
        }
        booked {
          amount
        }
        variableSymbol
        counterAccount
        counterName
        message
        state
        leftOutReason
        bookings {
          amount
          payment {
            id
            payer
            patientCard {
              fullName
            }
          }
        }
        version
        leftOutAt
        leftOutBy {
          fullName
        }
        statement {
          id
          number
        }
        advice {
          reason
          candidates {
            ...Payable
          }
          settled {
            id
          }
        }
      }
    }
  `,
  [Payable],
);
export type MovementDetail = ResultOf<typeof BankMovementPage>["bankMovement"];

export const PaymentOfSymbol = graphql(
  `
    query PaymentOfSymbol($symbol: String!) {
      paymentOfSymbol(variableSymbol: $symbol) {
        ...Payable
      }
    }
  `,
  [Payable],
);

export const ImportStatement = graphql(`
  mutation ImportStatement($file: Upload!, $columns: BankColumnsInput, $chooseColumns: Boolean) {
    bankStatementImport(file: $file, columns: $columns, chooseColumns: $chooseColumns) {
      known
      replaced
      otherAccounts
      statements {
        id
        booked
        waiting
      }
      table {
        names
        columns {
          day
          credit
          debit
          amount
          direction
          currency
          variableSymbol
          specificSymbol
          constantSymbol
          name
          bankCode
          ownAccount
          account
          message
          reference
        }
      }
    }
  }
`);

export const RemoveStatement = graphql(`
  mutation RemoveStatement($statement: Int!) {
    bankStatementRemove(bankStatement: $statement) {
      id
    }
  }
`);

export const BookMovement = graphql(`
  mutation BookMovement($movement: Int!, $version: Int!, $payment: Int!, $paymentVersion: Int!) {
    bankMovementBook(bankMovement: $movement, version: $version, payment: $payment, paymentVersion: $paymentVersion) {
      amount {
        amount
        currency
      }
      booked {
        amount
      }
      statement {
        id
      }
    }
  }
`);

export const LeaveOutMovement = graphql(`
  mutation LeaveOutMovement($movement: Int!, $version: Int!, $reason: String!) {
    bankMovementLeaveOut(bankMovement: $movement, version: $version, reason: $reason) {
      statement {
        id
      }
    }
  }
`);
