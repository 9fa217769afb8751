import { graphql } from "../graphql.ts";

/** The specialties that the list of operations has, and whether the list is the shipped one. */
export const OperationLists = graphql(`
  query OperationLists {
    me {
      profile {
        medicalCenter {
          insuranceConfig {
            shippedPoints
            operationsFrom
          }
        }
      }
    }
    operationExpertises
  }
`);
