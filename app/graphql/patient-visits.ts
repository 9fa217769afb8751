import { Myself } from "./accounts.ts";
import { graphql, type ResultOf } from "./graphql.ts";
import { PatientCardHead } from "./patients.ts";

const Visit = graphql(`
  fragment Visit on PatientAttendance @_unmask {
    id
    state
    stateAt
    stateBy {
      fullName
    }
    event {
      id
      beginAt
      endAt
      allDay
      name
      procedure {
        name
        color
      }
      owner {
        fullName
      }
    }
  }
`);
export type Visit = ResultOf<typeof Visit>;

export const PatientVisits = graphql(
  `
    query PatientVisits($uuid: String!, $comingPage: Int, $pastPage: Int, $patientAttendance: Int) {
      ...Myself
      patientCard(uuid: $uuid) {
        ...PatientCardHead
        visitCounts {
          total
          notExcused
          excused
        }
        visits(comingPage: $comingPage, pastPage: $pastPage, patientAttendance: $patientAttendance) {
          coming {
            items {
              ...Visit
            }
            total
            page
            pageSize
          }
          past {
            items {
              ...Visit
            }
            total
            page
            pageSize
          }
        }
      }
    }
  `,
  [Myself, PatientCardHead, Visit],
);
