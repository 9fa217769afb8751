import { graphql, type ResultOf } from "./graphql.ts";

export const CenterStatus = graphql(`
  query CenterStatus {
    centerStatus {
      works {
        work
        waiting
        waitingSince
        failed
        failedSince
      }
      check {
        at
        reports
        consents
        invoices
        money
        log
      }
      backupAt
    }
  }
`);
export type ShownStatus = ResultOf<typeof CenterStatus>["centerStatus"];
