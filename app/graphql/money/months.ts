import { graphql } from "../graphql.ts";

const MonthFields = graphql(`
  fragment MonthFields on Month @_unmask {
    month
    sums {
      charged
      canceled
      cash
      card
      transfer
      voucher
      rounding
      cashIn
      cashOut
      invoiced
      credited
    }
    close {
      version
    }
    closable
    reopenable
  }
`);

export const MonthToClose = graphql(
  `
    query MonthToClose($month: String!) {
      month(month: $month) {
        ...MonthFields
      }
      monthObstacles(month: $month) {
        cashBoxes {
          id
          name
        }
        waitingMovements
      }
    }
  `,
  [MonthFields],
);

export const MonthToReopen = graphql(
  `
    query MonthToReopen($month: String!) {
      month(month: $month) {
        ...MonthFields
      }
    }
  `,
  [MonthFields],
);

export const CloseMonth = graphql(`
  mutation CloseMonth($month: String!) {
    monthClose(month: $month) {
      month
    }
  }
`);

export const ReopenMonth = graphql(`
  mutation ReopenMonth($month: String!, $reason: String!, $version: Int!) {
    monthReopen(month: $month, reason: $reason, version: $version) {
      month
    }
  }
`);
