import { CheckFields } from "./audit.ts";
import { graphql } from "../graphql.ts";

export const CenterStatus = graphql(
  `
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
          ...CheckFields
        }
        backupAt
      }
    }
  `,
  [CheckFields],
);
