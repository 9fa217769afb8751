import { AddressParts } from "./address.ts";
import { Myself } from "./accounts.ts";
import { graphql } from "./graphql.ts";
import { PatientSaid } from "./patients.ts";
import { RelatedPerson } from "./related-persons.ts";

/** The letterhead of all prints. */
export const PaperHead = graphql(
  `
    fragment PaperHead on Query @_unmask {
      me {
        profile {
          medicalCenter {
            type
            name
            phone
            email
            address {
              ...AddressParts
            }
            abroadAddress
            logo {
              uuid
            }
          }
        }
      }
    }
  `,
  [AddressParts],
);

export const Letterhead = graphql(
  `
    query Letterhead {
      ...PaperHead
    }
  `,
  [PaperHead],
);

/** The patient's data on a document. */
export const PaperPatient = graphql(
  `
    fragment PaperPatient on PatientCard @_unmask {
      id
      uuid
      fullName
      personalIdentificationNumber
      dateOfBirth
      cave
      insuranceCompany {
        code
        abbreviation
      }
      address {
        ...AddressParts
      }
    }
  `,
  [AddressParts],
);

export const PatientOnPaper = graphql(
  `
    query PatientOnPaper($uuid: String!) {
      ...Myself
      ...PaperHead
      patientCard(uuid: $uuid) {
        ...PaperPatient
      }
    }
  `,
  [Myself, PaperHead, PaperPatient],
);

/** A patient's visits on the page of the requested one, or the latest. */
export const VisitsToCertify = graphql(
  `
    query VisitsToCertify($uuid: String!, $patientAttendance: Int) {
      ...Myself
      ...PaperHead
      patientCard(uuid: $uuid) {
        ...PaperPatient
        sex
        visits(patientAttendance: $patientAttendance) {
          past {
            items {
              id
              state
              arrivedAt
              leftAt
              event {
                beginAt
                endAt
                allDay
              }
            }
          }
        }
      }
    }
  `,
  [Myself, PaperHead, PaperPatient],
);

/** Fifty of them at once, from the first. */
export const VisitsOnPaper = graphql(`
  query VisitsOnPaper(
    $patientCard: Int!
    $from: DateTime
    $to: DateTime
    $states: [PatientAttendanceState!]
    $page: Int
  ) {
    patientAttendances(patientCard: $patientCard, from: $from, to: $to, states: $states, direction: asc, page: $page) {
      items {
        id
        state
        event {
          beginAt
          endAt
          allDay
          name
          procedure {
            name
          }
          owner {
            fullName
          }
        }
      }
      total
      page
      pageSize
    }
  }
`);

/** Visits of the same period that did not take place. */
export const VisitsNotTaken = graphql(`
  query VisitsNotTaken($patientCard: Int!, $from: DateTime, $to: DateTime) {
    excused: patientAttendances(patientCard: $patientCard, from: $from, to: $to, states: [EXCUSED]) {
      total
    }
    missed: patientAttendances(patientCard: $patientCard, from: $from, to: $to, states: [NOT_EXCUSED]) {
      total
    }
  }
`);

export const CardFront = graphql(
  `
    query CardFront($uuid: String!) {
      ...Myself
      ...PaperHead
      patientCard(uuid: $uuid) {
        uuid
        fullName
        createdAt
        ...PatientSaid
        relatedPersons {
          ...RelatedPerson
        }
        insurances {
          validFrom
          insuranceCompany {
            code
            name
          }
          insuranceNumber
          insuranceVariant
        }
      }
    }
  `,
  [Myself, PaperHead, PatientSaid, RelatedPerson],
);

/** Cards for labels and for a list on paper, fifty at once. */
export const CardsToPrint = graphql(
  `
    query CardsToPrint(
      $uuids: [String!]
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
      ...PaperHead
      profiles {
        id
        fullName
        active
      }
      patientCards(
        uuids: $uuids
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
          uuid
          name
          surname
          personalIdentificationNumber
          dateOfBirth
          phone
          insuranceCompany {
            code
            abbreviation
          }
          address {
            ...AddressParts
          }
        }
        total
        totalIsCapped
      }
    }
  `,
  [Myself, PaperHead, AddressParts],
);
