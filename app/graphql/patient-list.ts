import { Myself } from "./accounts.ts";
import { graphql, type ResultOf } from "./graphql.ts";
import { PatientRowFields } from "./patient-row.ts";

export const PatientList = graphql(
  `
    query PatientList(
      $q: String
      $archived: Boolean
      $insuranceCompany: String
      $paramedic: Int
      $lastVisitFrom: Date
      $lastVisitTo: Date
      $withoutConsent: Boolean
      $page: Int
      $sort: PatientCardSort
      $direction: SortDirection
    ) {
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
      patientCards(
        q: $q
        archived: $archived
        insuranceCompany: $insuranceCompany
        paramedic: $paramedic
        lastVisitFrom: $lastVisitFrom
        lastVisitTo: $lastVisitTo
        withoutConsent: $withoutConsent
        page: $page
        sort: $sort
        direction: $direction
      ) {
        items {
          ...PatientRowFields
        }
        total
        totalIsCapped
        page
        pageSize
      }
    }
  `,
  [PatientRowFields, Myself],
);
export type PatientRow = ResultOf<typeof PatientList>["patientCards"]["items"][number];

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
