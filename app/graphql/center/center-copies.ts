import { graphql, type ResultOf } from "../graphql.ts";

export const CenterCopyList = graphql(`
  query CenterCopyList {
    centerCopies {
      id
      state
      done
      total
      orderedAt
      orderedBy {
        fullName
      }
      keptUntil
      fault
      missing
      file {
        uuid
        size
      }
    }
  }
`);
export type ShownCopy = ResultOf<typeof CenterCopyList>["centerCopies"][number];

export const OrderCenterCopy = graphql(`
  mutation OrderCenterCopy {
    centerCopyCreate {
      id
    }
  }
`);
