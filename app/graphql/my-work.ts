import { graphql, type ResultOf } from "./graphql.ts";

export const MyWork = graphql(`
  query MyWork($drafts: Int, $visits: Int) {
    ftVoucherWork {
      atRisk
      toEnter
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
`);
export type MyWork = ResultOf<typeof MyWork>;
