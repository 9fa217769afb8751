import { Myself } from "../staff/accounts.ts";
import { GridPageFields } from "../center/grids.ts";
import { graphql, type ResultOf } from "../graphql.ts";
import { PatientRowFields } from "./patient-row.ts";

export const PatientList = graphql(
  `
    query PatientList($parameters: [DataGridParameter!]!) {
      ...Myself
      me {
        profile {
          medicalCenter {
            gdprActive
          }
        }
      }
      profiles {
        id
        fullName
        listName
        active
        motusProfession
      }
      dataGrid(name: "patients", parameters: $parameters) {
        ...GridPageFields
      }
    }
  `,
  [Myself, GridPageFields],
);

/** The first patients that a query finds. */
export const FoundPatients = graphql(
  `
    query FoundPatients($q: String, $pageSize: Int) {
      patientCards(q: $q, pageSize: $pageSize) {
        items {
          ...PatientRowFields
        }
        total
        totalIsCapped
      }
    }
  `,
  [PatientRowFields],
);
export type PatientRow = ResultOf<typeof FoundPatients>["patientCards"]["items"][number];

export const PatientSuggestions = graphql(`
  query PatientSuggestions($q: String) {
    patientCards(q: $q, pageSize: 10) {
      items {
        id
        uuid
        name
        surname
        dateOfBirth
        phone
      }
    }
  }
`);
