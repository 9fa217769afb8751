import { graphql, type ResultOf } from "../graphql.ts";
import { HeldVisitRow } from "../insurers/insurer-billing.ts";

export const MyWork = graphql(
  `
    query MyWork($drafts: Int, $visits: Int, $held: Int, $returned: Int) {
      me {
        profile {
          id
        }
      }
      ftVoucherWork {
        atRisk
        toEnter
      }
      myHeldVisits(page: $held) {
        items {
          ...HeldVisitRow
        }
        total
        page
        pageSize
      }
      myReturnedDocuments(page: $returned) {
        items {
          returnedDocument {
            code
            reason
            document {
              documentId
            }
            batch {
              insuranceCompany {
                code
                abbreviation
              }
            }
          }
          medicalReport {
            uuid
            examinedAt
            patientCard {
              uuid
              fullName
            }
            corrections {
              uuid
              state
            }
          }
        }
        total
        page
        pageSize
      }
      myWaitingRoom {
        id
        arrivedAt
        event {
          id
          beginAt
          procedure {
            name
            color
          }
        }
        patientCard {
          uuid
          fullName
          dateOfBirth
        }
      }
      myMedicalReportDrafts(page: $drafts) {
        items {
          uuid
          examinedAt
          procedureName
          summaryName
          procedure {
            color
          }
          patientCard {
            uuid
            fullName
            dateOfBirth
          }
        }
        total
        page
        pageSize
      }
      myPatientAttendancesWithoutMedicalReport(page: $visits) {
        items {
          id
          event {
            beginAt
            procedure {
              name
              color
            }
          }
          patientCard {
            uuid
            fullName
            dateOfBirth
          }
        }
        total
        page
        pageSize
      }
    }
  `,
  [HeldVisitRow],
);
export type MyWork = ResultOf<typeof MyWork>;
