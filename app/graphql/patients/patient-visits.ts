import { Myself } from "../staff/accounts.ts";
import { graphql, type ResultOf } from "../graphql.ts";
import { StripPatient } from "./patient-strip.ts";
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

/** The card at a glance, with its nearest visits. */
export const PatientPreview = graphql(
  `
    query PatientPreview($uuid: String!) {
      patientCard(uuid: $uuid) {
        id
        archived
        phone
        erasure {
          erasedAt
          keptUntil
        }
        visits {
          coming {
            items {
              ...Visit
            }
          }
          past {
            items {
              ...Visit
            }
          }
        }
        ...StripPatient
      }
    }
  `,
  [Visit, StripPatient],
);

export const PatientVisits = graphql(
  `
    query PatientVisits($uuid: String!) {
      ...Myself
      patientCard(uuid: $uuid) {
        ...PatientCardHead
        visitCounts {
          total
          notExcused
          excused
        }
      }
    }
  `,
  [Myself, PatientCardHead],
);
