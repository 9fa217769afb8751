import { Myself } from "./accounts.ts";
import { graphql, type ResultOf } from "./graphql.ts";

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
          uuid
          degreeBefore
          name
          surname
          degreeAfter
          dateOfBirth
          phone
          cave
          createdAt
          insuranceCompany {
            code
            abbreviation
          }
        }
        total
        totalIsCapped
        page
        pageSize
      }
    }
  `,
  [Myself],
);
export type PatientRow = ResultOf<typeof PatientList>["patientCards"]["items"][number];

export const PatientSuggestions = graphql(`
  query PatientSuggestions($q: String) {
    patientCards(q: $q, pageSize: 10) {
      items {
        id
        name
        surname
        dateOfBirth
        phone
      }
    }
  }
`);

/** The head above every tab of a card. */
export const PatientCardHead = graphql(`
  fragment PatientCardHead on PatientCard @_unmask {
    id
    uuid
    archived
    fullName
    sex
    personalIdentificationNumber
    dateOfBirth
    phone
    email
    cave
    createdAt
    insuranceCompany {
      code
      abbreviation
    }
    visitCounts {
      total
      notExcused
      excused
    }
    nextVisit {
      id
      beginAt
      endAt
      allDay
      owner {
        surname
      }
    }
    erasure {
      erasedAt
      keptUntil
    }
  }
`);

/** The content of a card. */
export const PatientSaid = graphql(`
  fragment PatientSaid on PatientCard @_unmask {
    degreeBefore
    name
    surname
    degreeAfter
    personalIdentificationNumber
    dateOfBirth
    sex
    phone
    email
    insuranceCompany {
      code
      abbreviation
      name
    }
    insuranceCompanyCode
    insuranceNumber
    insuranceVariant
    country
    address {
      uliceNazev
      cisloDomovni
      cisloOrientacni
      obecNazev
      psc
      castObceNazev
    }
    abroadAddress
    rawCzechAddress
    cave
    height
    weight
    invoiceNote
  }
`);

export const PatientCard = graphql(
  `
    query PatientCard($uuid: String!) {
      patientCard(uuid: $uuid) {
        id
        uuid
        version
        fullName
        ...PatientSaid
      }
    }
  `,
  [PatientSaid],
);
export type Patient = ResultOf<typeof PatientCard>["patientCard"];

export const RelatedPerson = graphql(`
  fragment RelatedPerson on RelatedPerson @_unmask {
    id
    name
    relation
    roles
    phone
    email
    note
    version
  }
`);

/** The tabs of a card: each includes the head and the user, so that the page is one query. */
export const PatientBasics = graphql(
  `
    query PatientBasics($uuid: String!) {
      ...Myself
      me {
        profile {
          medicalCenter {
            gdprActive
            gdprConsentByEmail
          }
        }
      }
      patientCard(uuid: $uuid) {
        ...PatientCardHead
        ...PatientSaid
        relatedPersons {
          ...RelatedPerson
        }
        gdprConsent {
          id
          type
          givenOn
          withdrawnAt
          document {
            uuid
            extension
            size
          }
          wording {
            id
            number
          }
          createdBy {
            fullName
          }
          withdrawnBy {
            fullName
          }
        }
        gdprConsentLink {
          recipient
          createdAt
          expiresAt
          createdBy {
            fullName
          }
          wording {
            number
          }
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
  [Myself, PatientCardHead, PatientSaid, RelatedPerson],
);

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

export const PatientName = graphql(`
  query PatientName($uuid: String!) {
    patientCard(uuid: $uuid) {
      id
      uuid
      fullName
      archived
      erasure {
        erasedAt
      }
    }
  }
`);

export const CreatePatient = graphql(`
  mutation CreatePatient($input: PatientCardInput!, $confirmDuplicate: Boolean, $confirmPersonalNumber: Boolean) {
    patientCardCreate(
      input: $input
      confirmDuplicate: $confirmDuplicate
      confirmPersonalNumber: $confirmPersonalNumber
    ) {
      uuid
    }
  }
`);

export const UpdatePatient = graphql(`
  mutation UpdatePatient(
    $patientCard: Int!
    $input: PatientCardInput!
    $version: Int!
    $confirmPersonalNumber: Boolean
  ) {
    patientCardUpdate(
      patientCard: $patientCard
      input: $input
      version: $version
      confirmPersonalNumber: $confirmPersonalNumber
    ) {
      uuid
    }
  }
`);

export const ArchivePatient = graphql(`
  mutation ArchivePatient($patientCard: Int!, $archived: Boolean!) {
    patientCardArchive(patientCard: $patientCard, archived: $archived) {
      uuid
    }
  }
`);

export const RelatedPersonToEdit = graphql(
  `
    query RelatedPersonToEdit($id: Int!) {
      relatedPerson(relatedPerson: $id) {
        ...RelatedPerson
        patientCard {
          uuid
          fullName
        }
      }
    }
  `,
  [RelatedPerson],
);

export const AddRelatedPerson = graphql(`
  mutation AddRelatedPerson($patientCard: Int!, $input: RelatedPersonInput!) {
    relatedPersonCreate(patientCard: $patientCard, input: $input) {
      id
    }
  }
`);

export const ChangeRelatedPerson = graphql(`
  mutation ChangeRelatedPerson($id: Int!, $input: RelatedPersonInput!, $version: Int!) {
    relatedPersonUpdate(relatedPerson: $id, input: $input, version: $version) {
      id
    }
  }
`);

export const RemoveRelatedPerson = graphql(`
  mutation RemoveRelatedPerson($id: Int!) {
    relatedPersonRemove(relatedPerson: $id)
  }
`);
