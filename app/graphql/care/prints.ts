import { AddressParts } from "../patients/address.ts";
import { Myself } from "../staff/accounts.ts";
import { graphql } from "../graphql.ts";
import { PatientSaid } from "../patients/patients.ts";
import { RelatedPerson } from "../patients/related-persons.ts";

/** The letterhead of all prints. */
export const PrintHead = graphql(
  `
    fragment PrintHead on Query @_unmask {
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
      ...PrintHead
    }
  `,
  [PrintHead],
);

/** The patient's data on a document. */
export const PrintedPatient = graphql(
  `
    fragment PrintedPatient on PatientCard @_unmask {
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

export const PatientToPrint = graphql(
  `
    query PatientToPrint($uuid: String!) {
      ...Myself
      ...PrintHead
      patientCard(uuid: $uuid) {
        ...PrintedPatient
      }
    }
  `,
  [Myself, PrintHead, PrintedPatient],
);

/** A patient's visits on the page of the requested one, or the latest. */
export const VisitsToCertify = graphql(
  `
    query VisitsToCertify($uuid: String!, $patientAttendance: Int) {
      ...Myself
      ...PrintHead
      patientCard(uuid: $uuid) {
        ...PrintedPatient
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
  [Myself, PrintHead, PrintedPatient],
);

/** Fifty of them at once, from the first. */
export const VisitsToPrint = graphql(`
  query VisitsToPrint(
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
      ...PrintHead
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
  [Myself, PrintHead, PatientSaid, RelatedPerson],
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
      ...PrintHead
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
  [Myself, PrintHead, AddressParts],
);
