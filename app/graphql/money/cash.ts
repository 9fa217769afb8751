import { graphql, type ResultOf } from "../graphql.ts";

export const CashBoxes = graphql(`
  query CashBoxes {
    cashBoxes(archived: true) {
      id
      number
      name
      archivedAt
      version
    }
  }
`);
export type CashBoxRow = ResultOf<typeof CashBoxes>["cashBoxes"][number];

export const CashReceipt = graphql(`
  query CashReceipt($id: Int!) {
    cashReceipt(cashEntry: $id) {
      rounding
      content
      entry {
        reason
        direction
        number
        at
        amount {
          amount
          currency
        }
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
export type ReceiptData = ResultOf<typeof CashReceipt>["cashReceipt"];

export const CreateCashBox = graphql(`
  mutation CreateCashBox($input: CashBoxInput!) {
    cashBoxCreate(input: $input) {
      id
    }
  }
`);

export const UpdateCashBox = graphql(`
  mutation UpdateCashBox($cashBox: Int!, $input: CashBoxInput!, $version: Int!) {
    cashBoxUpdate(cashBox: $cashBox, input: $input, version: $version) {
      id
    }
  }
`);

export const ArchiveCashBox = graphql(`
  mutation ArchiveCashBox($cashBox: Int!, $archived: Boolean!, $version: Int!) {
    cashBoxArchive(cashBox: $cashBox, archived: $archived, version: $version) {
      id
    }
  }
`);

export const CashBook = graphql(`
  query CashBook($cashBox: Int, $from: DateTime!, $to: DateTime!, $page: Int) {
    cashBook(cashBox: $cashBox, from: $from, to: $to, page: $page) {
      cashBox {
        id
        name
        archivedAt
      }
      from
      total
      page
      pageSize
      opening
      income
      expense
      closes {
        id
        at
        counted
        difference
        reason
        profile {
          fullName
        }
      }
      items {
        balance
        entry {
          id
          number
          at
          direction
          amount {
            amount
          }
          reason
          profile {
            fullName
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
    }
  }
`);

export const CreateCashEntry = graphql(`
  mutation CreateCashEntry($cashBox: Int, $input: CashEntryInput!) {
    cashEntryCreate(cashBox: $cashBox, input: $input) {
      id
      number
    }
  }
`);

export const CloseCashBox = graphql(`
  mutation CloseCashBox($cashBox: Int, $input: CashCloseInput!) {
    cashBoxClose(cashBox: $cashBox, input: $input) {
      counted
      difference
    }
  }
`);
