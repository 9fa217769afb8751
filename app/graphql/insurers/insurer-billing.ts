import { BatchRunShown } from "./batches.ts";
import { graphql, type ResultOf } from "../graphql.ts";

/** A visit that keeps its document out of a batch, with what it takes to correct it. */
export const HeldVisitRow = graphql(`
  fragment HeldVisitRow on HeldVisit @_unmask {
    day
    expertise
    insuranceCompanyContract
    insuranceCompany {
      code
      abbreviation
    }
    patientCard {
      uuid
      fullName
    }
    patientAttendance {
      event {
        id
      }
    }
    medicalReport {
      uuid
    }
    author {
      id
      listName
    }
    faults {
      kind
      isError
      code
      allowed
    }
  }
`);
export type HeldVisitRow = ResultOf<typeof HeldVisitRow>;

export const InsurerBilling = graphql(
  `
    query InsurerBilling($month: String!, $held: Int, $visits: Int) {
      me {
        profile {
          id
          medicalCenter {
            insuranceConfig {
              active
              shippedPoints
            }
          }
        }
      }
      billedMonth(month: $month) {
        lastRun {
          ...BatchRunShown
        }
        invoices {
          id
          invoiceNumber
          issuedOn
          dueOn
          price {
            amount
            currency
          }
          payment {
            id
            payer
            payedAt
          }
          fBatch {
            name
            missing
          }
        }
        limits {
          reportBy
          fullUntil
          percentageLater
        }
        candidates {
          insuranceCompany {
            code
            abbreviation
          }
          insuranceVariant
          expertise
          documentKind
          period {
            from
            to
          }
          documents
          visits
          heldDocuments
          points
          price {
            amount
            currency
          }
        }
        heldVisits(page: $held) {
          total
          page
          pageSize
          items {
            ...HeldVisitRow
          }
        }
        unreportedVisits(page: $visits) {
          total
          page
          pageSize
          items {
            gap
            patientAttendance {
              id
              patientCard {
                uuid
                fullName
              }
              event {
                id
                beginAt
                owner {
                  id
                  listName
                }
              }
            }
          }
        }
      }
    }
  `,
  [HeldVisitRow, BatchRunShown],
);
